# SPDX-License-Identifier: MIT
"""The program is built with the hardening that Debian's packages have: what a slip in a library or in
our own code could be made to do is narrowed by the compiler, the linker and the C library."""
import platform
import re
import unittest

from program import PROGRAM, Case, main, tool


class Hardened(Case):
    def test_lies_anywhere_in_memory(self):
        self.assertRegex(tool('readelf', '-h', PROGRAM), r'Type: +DYN \(Position-Independent Executable')

    def test_tables_are_read_only(self):
        self.assertIn('GNU_RELRO', tool('readelf', '-lW', PROGRAM))
        dynamic = tool('readelf', '-dW', PROGRAM)
        self.assertRegex(dynamic, r'BIND_NOW|FLAGS_1.*NOW')
        self.assertNotIn('TEXTREL', dynamic)
        self.assertNotRegex(dynamic, r'R(UN)?PATH.*\$ORIGIN|RPATH')

    def test_stack_is_no_code(self):
        self.assertRegex(tool('readelf', '-lW', PROGRAM), r'GNU_STACK .* RW +0x')

    def test_stack_is_watched(self):
        symbols = tool('readelf', '-sW', '--dyn-syms', PROGRAM)
        self.assertIn('__stack_chk_fail', symbols)

    def test_buffers_are_watched(self):
        symbols = tool('readelf', '-sW', '--dyn-syms', PROGRAM)
        self.assertRegex(re.sub('__stack_chk_fail', '', symbols), r'__\w+_chk@')

    @unittest.skipUnless(platform.machine() == 'x86_64', 'instructions of x86-64')
    def test_jumps_land_where_they_may(self):
        code = tool('objdump', '-d', '--no-show-raw-insn', '-j', '.text', PROGRAM)
        self.assertGreater(code.count('endbr64'), 1000)


if __name__ == '__main__':
    main()
