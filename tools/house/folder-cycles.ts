import { dirname } from 'node:path';
import type { Import } from './sources.ts';

/** Folders that need each other, and one import for each step of the way around. */
export type FolderCycle = {
  readonly folders: readonly string[];
  readonly imports: readonly Import[];
};

type Graph = Map<string, Map<string, Import>>;

/**
 * The cycles between folders. A folder contains its subfolders: an import counts between the two
 * folders that lie side by side, `src/kit` and `src/custom` for a file that is deep inside each. A
 * folder and what it contains may use each other.
 */
export function folderCycles(imports: readonly Import[]): readonly FolderCycle[] {
  const graph = graphOf(imports);
  return stronglyConnected(graph).map((folders) => {
    const way = shortestWay(graph, folders);
    return {
      folders,
      imports: way.flatMap((folder, at) => {
        const next = way[(at + 1) % way.length];
        return (next !== undefined && graph.get(folder)?.get(next)) || [];
      }),
    };
  });
}

function graphOf(imports: readonly Import[]): Graph {
  const graph: Graph = new Map();
  for (const one of imports) {
    const pair = sideBySide(dirname(one.from), dirname(one.to));
    if (!pair) continue;
    const [from, to] = pair;
    const next = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, next.has(to) ? next : next.set(to, one));
  }
  return graph;
}

/** The two neighbours below the folder that contains both; none if one contains the other. */
function sideBySide(a: string, b: string): [string, string] | undefined {
  const left = a.split('/');
  const right = b.split('/');
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at === -1 || at >= right.length) return undefined;
  return [left.slice(0, at + 1).join('/'), right.slice(0, at + 1).join('/')];
}

/** Tarjan's algorithm; only the components of more than one folder. */
function stronglyConnected(graph: Graph): readonly (readonly string[])[] {
  const seen = new Map<string, { index: number; low: number; open: boolean }>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (folder: string) => {
    const own = { index: seen.size, low: seen.size, open: true };
    seen.set(folder, own);
    stack.push(folder);
    for (const next of graph.get(folder)?.keys() ?? []) {
      const there = seen.get(next) ?? visit(next);
      if (there.open) own.low = Math.min(own.low, there.low);
    }
    if (own.low === own.index) {
      const component = stack.splice(stack.indexOf(folder));
      for (const member of component) {
        const state = seen.get(member);
        if (state) state.open = false;
      }
      if (component.length > 1) found.push(component.toSorted());
    }
    return own;
  };
  for (const folder of graph.keys()) if (!seen.has(folder)) visit(folder);
  return found;
}

/** The shortest way from a folder of the component back to itself. */
function shortestWay(graph: Graph, component: readonly string[]): readonly string[] {
  const ways = component.flatMap((start) => {
    let ends: readonly (readonly string[])[] = [[start]];
    const reached = new Set<string>();
    while (ends.length > 0) {
      const longer = ends.flatMap((way) =>
        [...(graph.get(way.at(-1) ?? start)?.keys() ?? [])]
          .filter((next) => component.includes(next) && !reached.has(next))
          .map((next) => [...way, next]),
      );
      const around = longer.find((way) => way.at(-1) === start);
      if (around) return [around.slice(0, -1)];
      ends = longer.filter((way) => {
        const last = way.at(-1) ?? start;
        return !reached.has(last) && reached.add(last);
      });
    }
    return [];
  });
  return ways.toSorted((a, b) => a.length - b.length)[0] ?? component;
}
