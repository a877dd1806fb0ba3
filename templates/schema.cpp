// SPDX-License-Identifier: MIT
// JSON Schema from the tables. It allows all that the reader takes; where YAML's numbers and flags
// lose how they were written (010, 1e3), an editor cannot see the fault and the reader tells it.
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "templates/forms.h"
#include "templates/keys.h"

namespace cartapenna {
namespace {

using Json = nlohmann::ordered_json;

Json object(std::span<const Key> keys);

bool bounded(double number) {
  return std::isfinite(number) && std::abs(number) < std::numeric_limits<double>::max();
}

Json number(double value) {
  const bool whole = value == std::floor(value) && std::abs(value) < 1e15;
  return whole ? Json(static_cast<std::int64_t>(value)) : Json(value);
}

void set_bounds(const Key& key, const char* least, const char* most, Json& schema) {
  if (bounded(key.least)) schema[least] = number(key.least);
  if (bounded(key.most)) schema[most] = number(key.most);
}

// What a scalar becomes in a YAML reader that guesses types, as the schema's validators have it.
Json guessed(std::string_view text) {
  if (const auto flag = read_flag(text)) return *flag;
  if (const auto whole = read_whole(text)) return *whole;
  if (const auto decimal = read_number(text)) return *decimal;
  return text;
}

// Any scalar is a text here: `title: 2024` needs no quotes.
Json text(const Key& key) {
  Json schema{{"type", {"string", "number", "boolean"}}};
  if (bounded(key.most)) schema["maxLength"] = number(key.most);
  return schema;
}

Json choices(const Key& key) {
  Json words = Json::array();
  for (const std::string_view choice : key.choices) {
    words.push_back(choice);
    if (guessed(choice) != words.back()) words.push_back(guessed(choice));
  }
  return {{"enum", words}};
}

Json list(const Key& key, Json items) {
  Json schema{{"type", "array"}, {"items", std::move(items)}};
  set_bounds(key, "minItems", "maxItems", schema);
  return schema;
}

Json local(const Key& key) {
  const Json one = text(key);
  const Json several{{"type", "object"}, {"minProperties", 1}, {"additionalProperties", one}};
  return {{"anyOf", {one, several}}};
}

Json grid(const Key& key) {
  Json one{{"type", "integer"}};
  set_bounds(key, "minimum", "maximum", one);
  const Json two{{"type", "string"}, {"pattern", "^[1-9][0-9]*(( x |x)[1-9][0-9]*)?$"}};
  return {{"anyOf", {one, two}}};
}

Json any_of(Json first, Json second) {
  return {{"anyOf", Json::array({std::move(first), std::move(second)})}};
}

Json number_schema(const Key& key, const char* type) {
  Json schema{{"type", type}};
  set_bounds(key, "minimum", "maximum", schema);
  return schema;
}

Json texts(const Key& key) {
  Key item = key;
  item.most = std::numeric_limits<double>::infinity();
  const bool closed = key.kind == Kind::list && !key.choices.empty();
  return list(key, closed ? choices(key) : text(item));
}

Json value(const Key& key) {
  switch (key.kind) {
    case Kind::flag:
      return {{"type", "boolean"}};
    case Kind::whole:
      return number_schema(key, "integer");
    case Kind::number:
      return number_schema(key, "number");
    case Kind::seed:
      return {{"type", "integer"},
              {"minimum", 0},
              {"maximum", std::numeric_limits<std::uint64_t>::max()}};
    case Kind::length:
      return {{"type", "string"}, {"pattern", "^-?(0|[1-9][0-9]*)(\\.[0-9]+)? ?(mm|cm|in|pt)$"}};
    case Kind::text:
      return text(key);
    case Kind::local:
      return local(key);
    case Kind::grid:
      return grid(key);
    case Kind::choice:
      return key.form.empty() ? choices(key) : any_of(choices(key), text(key));
    case Kind::list:
      return texts(key);
    case Kind::choices_or_list:
      return any_of(choices(key), texts(key));
    case Kind::map:
      return object(key.keys);
    case Kind::maps:
      return list(key, object(key.keys));
  }
  return Json::object();
}

Json object(std::span<const Key> keys) {
  Json schema{{"type", "object"}};
  if (keys.empty()) return schema;
  Json needed = Json::array();
  Json& properties = schema["properties"] = Json::object();
  for (const Key& key : keys) {
    Json one = value(key);
    if (!key.about.empty()) one["description"] = key.about;
    if (!key.fallback.empty()) {
      const bool text_only = key.kind == Kind::text || key.kind == Kind::local;
      one["default"] = text_only ? Json(key.fallback) : guessed(key.fallback);
    }
    properties[std::string(key.name)] = std::move(one);
    if (key.needed) needed.push_back(key.name);
  }
  if (!needed.empty()) schema["required"] = std::move(needed);
  schema["additionalProperties"] = false;
  return schema;
}

}  // namespace

std::string json_schema(std::span<const Key> keys, std::string_view title) {
  Json schema{{"$schema", "http://json-schema.org/draft-07/schema#"}, {"title", title}};
  schema.update(object(keys));
  return schema.dump(2) + "\n";
}

}  // namespace cartapenna
