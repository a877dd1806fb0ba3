# SPDX-License-Identifier: MIT
"""Reads {"schema": …, "cases": […]} and tells where the schema and the reader disagree."""
import json
import sys

try:
    import jsonschema
except ImportError:
    print("skipped: python3-jsonschema is not installed")
    sys.exit(77)

given = json.load(sys.stdin)
jsonschema.Draft7Validator.check_schema(given["schema"])
validator = jsonschema.Draft7Validator(given["schema"])
wrong = 0
for case in given["cases"]:
    if validator.is_valid(case["value"]) != case["accepted"]:
        wrong += 1
        print("the reader", "takes" if case["accepted"] else "refuses", "\n" + case["yaml"])
print(len(given["cases"]), "templates,", wrong, "judged otherwise by the schema")
sys.exit(1 if wrong else 0)
