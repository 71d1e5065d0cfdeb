import type { Source } from './sources.ts';

/** A part of the project with its files. */
export type Module = { readonly name: string; readonly sources: readonly Source[] };

/** Folders whose subfolders are modules of their own. */
const DIVIDED = ['src', 'src/custom', 'src/features', 'server'];

/** The module of a file: `src/kit`, `src/custom/orders`, `server/trips`, `domain`. */
export function moduleOf(path: string): string {
  const parts = path.split('/');
  const depth = parts.findIndex((_, at) => !DIVIDED.includes(parts.slice(0, at + 1).join('/')));
  // A file directly in a divided folder belongs to that folder.
  return parts.slice(0, Math.min(depth + 1, parts.length - 1)).join('/');
}

/** All modules in the order of their names. */
export function modulesOf(sources: readonly Source[]): readonly Module[] {
  const names = [...new Set(sources.map(({ path }) => moduleOf(path)))].toSorted();
  return names.map((name) => ({
    name,
    sources: sources.filter(({ path }) => moduleOf(path) === name),
  }));
}
