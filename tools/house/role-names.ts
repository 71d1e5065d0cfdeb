import { parseSync } from 'vite';
import type { Source } from './sources.ts';
import { isNode, walk } from './walk.ts';

/** A role's name in code, where a question about the role belongs (docs/adding-a-role.md). */
export type NamedRole = { readonly path: string; readonly line: number; readonly text: string };

/** Where roles may be named: their declarations, SQL that ran before, and invented people. */
const MAY_NAME = /^(domain\/roles\/|server\/migrations\/|server\/sample\/)/;

/** The sides of the chat are called like two roles, and are none. */
const SIDE = /\bchatSideOf\([\w.]*\)\s*===\s*'\w+'|\bside:\s*'\w+'/g;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Where a role is compared with a name, or gets one: the word `role` and a quoted name close to each
 * other, however the code is broken into lines, and each name in a `switch` over a role. A quoted name
 * far from it, such as a side of the chat, is something else.
 */
export function namedRoles(
  sources: readonly Source[],
  names: readonly string[],
): readonly NamedRole[] {
  const name = `['"\`](?:${names.map(escaped).join('|')})['"\`]`;
  const close = `(?:[^\\s;]|\\s+(?!\\s)){0,24}?`;
  const named = new RegExp(
    `\\broles?\\b${close}(?<after>${name})|${name}${close}\\brole\\b`,
    'dgi',
  );
  return sources
    .filter(({ path }) => !MAY_NAME.test(path))
    .flatMap((source) => {
      const text = source.text.replaceAll(SIDE, (side) => side.replaceAll(/\S/g, ' '));
      const compared = [...text.matchAll(named)].map(
        ({ index, indices }) => indices?.groups?.after?.[0] ?? index,
      );
      const lines = [...compared, ...casesOver(source, names)].map((at) => lineAt(source.text, at));
      return [...new Set(lines)]
        .toSorted((a, b) => a - b)
        .map((line) => ({
          path: source.path,
          line,
          text: source.text.split('\n')[line - 1]?.trim() ?? '',
        }));
    });
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Where a `switch` over a role names one. */
function casesOver({ path, text }: Source, names: readonly string[]): readonly number[] {
  if (!text.includes('switch')) return [];
  const found: number[] = [];
  walk(parseSync(path, text).program.body, ({ type, discriminant, cases }) => {
    if (type !== 'SwitchStatement' || !mentionsRole(discriminant)) return;
    walk(cases, ({ type: kind, test }) => {
      if (kind !== 'SwitchCase' || !isNode(test) || typeof test.start !== 'number') return;
      if (names.some((name) => name === test.value)) found.push(test.start);
    });
  });
  return found;
}

function mentionsRole(expression: unknown): boolean {
  let does = false;
  walk(expression, ({ name }) => {
    if (typeof name === 'string' && /role$/i.test(name)) does = true;
  });
  return does;
}
