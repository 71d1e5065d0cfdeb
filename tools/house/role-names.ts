import type { Source } from './sources.ts';

/** A role's name in code, where a question about the role belongs (docs/adding-a-role.md). */
export type NamedRole = { readonly path: string; readonly line: number; readonly text: string };

/** Where roles may be named: their declarations, SQL that ran before, and invented people. */
const MAY_NAME = /^(domain\/roles\/|server\/migrations\/|server\/sample\/)/;

/** The sides of the chat are called like two roles, and are none. */
const SIDE = /\bchatSideOf\([\w.]*\) === '\w+'|\bside: '\w+'/g;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Lines that compare a role with a name, or give one: the word `role` and a quoted name close to each
 * other. A quoted name far from it, such as a side of the chat, means something else.
 */
export function namedRoles(
  sources: readonly Source[],
  names: readonly string[],
): readonly NamedRole[] {
  const name = `['"\`](?:${names.map(escaped).join('|')})['"\`]`;
  const close = '[^\\n;]{0,24}';
  const named = new RegExp(`\\broles?\\b${close}?${name}|${name}${close}?\\brole\\b`, 'i');
  return sources
    .filter(({ path }) => !MAY_NAME.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          named.test(line.replaceAll(SIDE, '')) ? [{ path, line: at + 1, text: line.trim() }] : [],
        ),
    );
}
