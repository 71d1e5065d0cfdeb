import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROLES } from '../../domain/access.ts';
import { namedRoles } from '../../tools/house/role-names.ts';
import { readSources, type Source } from '../../tools/house/sources.ts';

const ROOT = join(import.meta.dirname, '../..');
const source = (text: string, path = 'server/people/a.ts'): Source => ({ path, text, lines: 1 });

test('no code names a role: it checks what the role may do', () => {
  const sources = readSources(ROOT, ['domain', 'server', 'src', 'tools']);
  expect(sources.length).toBeGreaterThan(500);
  expect(namedRoles(sources, ROLES)).toEqual([]);
});

test.each([
  "if (user.role === 'admin') return;",
  "  .where('role', '=', 'customer')",
  "if ('admin' !== role) return;",
  "const filter = { role: { ne: 'admin' } };",
  "sql`select from users where role = 'customer'`",
  "return readUser()?.role ?? 'admin';",
  'const ROLES = ["admin"];',
])('it would be noticed: %s', (line) => {
  expect(namedRoles([source(`const a = 1;\n${line}\n`)], ['admin', 'customer'])).toEqual([
    { path: 'server/people/a.ts', line: 2, text: line.trim() },
  ]);
});

test.each([
  ["switch (person.role) {\n  case 'admin': return 1;\n}", "case 'admin': return 1;"],
  ["switch (role) {\n  case other:\n    f();\n  case 'admin': g();\n}", "case 'admin': g();"],
  ["const is = person.role\n  === 'admin';", "=== 'admin';"],
  ["const is =\n  'admin' ===\n  person.role;", "'admin' ==="],
  ["const is = role ===\n      // the office\n      'admin';", "'admin';"],
])('it would be noticed over several lines: %s', (code, text) => {
  const found = namedRoles([source(`const a = 1;\n${code}\n`)], ['admin', 'customer']);
  expect(found).toEqual([expect.objectContaining({ path: 'server/people/a.ts', text })]);
});

test('declarations name roles, and sides of the chat are no roles', () => {
  const declared = source("role: 'admin'", 'domain/roles/administrator.ts');
  const sides = [
    "const side = self.side === 'customer';",
    "chatSideOf(role) === 'customer'",
    "{ role: user.role, side: 'customer' }",
  ].map((line) => source(line));
  expect(namedRoles([declared, ...sides], ['admin', 'customer'])).toEqual([]);
});
