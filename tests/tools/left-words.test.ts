import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Allowed, leftNameProblems } from '../../tools/house/left-words.ts';
import { readSources, type Source } from '../../tools/house/sources.ts';

const ROOT = join(import.meta.dirname, '../..');
const source = (text: string, path = 'server/people/a.ts'): Source => ({ path, text, lines: 1 });

/** The settings of tools, which stand in no folder. */
const settings: readonly Source[] = readdirSync(ROOT)
  .filter((file) => file.endsWith('.ts'))
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return { path, text, lines: text.split('\n').length - 1 };
  });

test('no name has a word that the trade does not use, and no permission is left over', () => {
  const folders = ['domain', 'server', 'src', 'tools', 'bench', 'tests'];
  const sources = [...readSources(ROOT, folders), ...settings];
  expect(sources.length).toBeGreaterThan(2_000);
  expect(settings.map(({ path }) => path)).toContain('vite.config.ts');
  expect(leftNameProblems(sources)).toEqual([]);
});

test.each([
  ['a variable', 'const paper = draw();', 'paper'],
  ['a constant', 'const MOST_WORDS = 3;', 'MOST_WORDS'],
  ['a part of a name', 'let removeIfGone = true;', 'removeIfGone'],
  ['a function', 'export function tellEverybody() {}', 'tellEverybody'],
  ['a parameter', 'const of = ({ id }: Row, verdict = 1) => id;', 'verdict'],
  ['a parameter of a type', 'type F = (told: boolean) => void;', 'told'],
  ['a variable taken from an object', 'const { gone } = await read();', 'gone'],
  ['a renamed variable', 'const { a: [, ...kept] } = read();', 'kept'],
  ['an error that is caught', 'try { f(); } catch (fault) { g(); }', 'fault'],
  ['a type', 'export type RowVerdict = string;', 'RowVerdict'],
  ['a member of a type', 'type A = { readonly asked: number };', 'asked'],
  ['a method', 'class A { wake() {} }', 'wake'],
  ['a property', 'const a = { refused: 1 };', 'refused'],
  ['a property in quotes', "const a = { 'deed.done': 1 };", 'deed.done'],
  ['a literal of a union', "type At = 'open' | 'held';", 'held'],
  ['an imported name', "import { labels as words } from './labels.ts';", 'words'],
  ['a component', 'const PrintDoubts = () => <p />;', 'PrintDoubts'],
])('it would be noticed in %s', (_where, line, name) => {
  const problems = leftNameProblems([source(`f();\n${line}\n`, 'src/kit/a.tsx')], []);
  expect(problems).toEqual([
    expect.stringMatching(new RegExp(`^src/kit/a\\.tsx:2 says '${name}': \\w`)),
  ]);
});

test('it would be noticed in the name of a file', () => {
  expect(leftNameProblems([source('', 'src/kit/PrintDoubts.tsx')], [])).toEqual([
    "src/kit/PrintDoubts.tsx:1 says 'PrintDoubts': warnings",
  ]);
});

test.each([
  "import { Paper } from '@mui/material';",
  'f(row.paper, told);',
  'const { verdict: result } = row;',
  '// What was told is gone.',
  "say('Nothing is kept.');",
  "const style = { '& .words > span': {} };",
  'const remarks = swords(forgone);',
])('what is only used, said or styled is no declared name: %s', (line) => {
  expect(leftNameProblems([source(line)], [])).toEqual([]);
});

test('a permission is for the names, places and kinds that it gives', () => {
  const wire: Allowed = {
    names: ['told'],
    where: /^server\/notices\//,
    what: 'members',
    why: 'A field on the wire.',
  };
  const member = 'type A = { told: boolean };';
  expect(leftNameProblems([source(member, 'server/notices/a.ts')], [wire])).toEqual([]);
  expect(leftNameProblems([source('const told = 1;', 'server/notices/a.ts')], [wire])).toEqual([
    "server/notices/a.ts:1 says 'told': notified",
    'Nothing needs told in /^server\\/notices\\// any more',
  ]);
  expect(leftNameProblems([source(member)], [wire])).toHaveLength(2);
});
