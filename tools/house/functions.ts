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

/**
 * The functions, methods and constants that hold a function. Callbacks count with the function around
 * them; outside of every function they count by themselves, by the name of what they are given to.
 */
export function functionsOf(source: Source): readonly NamedFunction[] {
  const found: NamedFunction[] = [];
  const visit = (node: unknown, name: string | undefined, isInside = false): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, name, isInside);
      return;
    }
    if (!isNode(node)) return;
    const own = nameIn(node) ?? name;
    const isFunction = KINDS.includes(node.type);
    if (isFunction && (own || !isInside)) {
      const { path, text } = source;
      found.push({ name: own ?? 'a callback', path, lines: linesOf(text, node) });
    }
    for (const [key, child] of Object.entries(node)) {
      // The value of a constant or of a property has the name of the constant or the property.
      const isHeld = key === 'init' || key === 'value';
      // What is called outside of every function gives its callbacks a name.
      const called = !isInside && key === 'arguments' ? (calledIn(node) ?? own) : undefined;
      visit(child, isHeld ? own : called, isInside || isFunction);
    }
  };
  visit(parseSync(source.path, source.text).program.body, undefined);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const linesOf = (text: string, { start, end }: Node): number =>
  text.slice(start, end).split('\n').length;

/** What a call calls: `plugin` of `plugin(async () => …)`. */
function calledIn(node: Node): string | undefined {
  const { callee } = node as { readonly callee?: unknown };
  if (!isNode(callee)) return undefined;
  const { name, property } = callee as { readonly name?: unknown; readonly property?: unknown };
  if (typeof name === 'string') return name;
  return isNode(property) ? nameIn({ ...callee, ...{ id: property } }) : undefined;
}

/** The name that a node says by itself: a declaration by its `id`, a method by its `key`. */
function nameIn(node: Node): string | undefined {
  const named = node as { readonly id?: unknown; readonly key?: unknown };
  for (const part of [named.id, named.key]) {
    if (isNode(part) && 'name' in part && typeof part.name === 'string') return part.name;
  }
  return undefined;
}
