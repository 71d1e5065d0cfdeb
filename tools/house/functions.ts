import { parseSync } from 'vite';
import type { Source } from './sources.ts';

/** A function with a name of its own: where it stands, and how many lines it has. */
export type NamedFunction = {
  readonly name: string;
  readonly path: string;
  readonly lines: number;
};

type Node = { readonly type: string; readonly start: number; readonly end: number };

const KINDS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** The functions, methods and constants that hold a function; callbacks count with their function. */
export function functionsOf(source: Source): readonly NamedFunction[] {
  const found: NamedFunction[] = [];
  const visit = (node: unknown, name: string | undefined): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, undefined);
      return;
    }
    if (!isNode(node)) return;
    const own = nameIn(node) ?? name;
    if (own && KINDS.includes(node.type)) {
      found.push({ name: own, path: source.path, lines: linesOf(source.text, node) });
    }
    for (const [key, child] of Object.entries(node)) {
      // The value of a constant or of a property has the name of the constant or the property.
      visit(child, key === 'init' || key === 'value' ? own : undefined);
    }
  };
  visit(parseSync(source.path, source.text).program.body, undefined);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const linesOf = (text: string, { start, end }: Node): number =>
  text.slice(start, end).split('\n').length;

/** The name that a node says by itself: a declaration by its `id`, a method by its `key`. */
function nameIn(node: Node): string | undefined {
  const named = node as { readonly id?: unknown; readonly key?: unknown };
  for (const part of [named.id, named.key]) {
    if (isNode(part) && 'name' in part && typeof part.name === 'string') return part.name;
  }
  return undefined;
}
