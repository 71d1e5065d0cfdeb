import type { Source } from './sources.ts';

/** A part of the project with its files. */
export type Room = { readonly name: string; readonly sources: readonly Source[] };

/** Folders whose subfolders are rooms of their own. */
const DIVIDED = ['src', 'src/custom', 'server'];

/** The room of a file: `src/kit`, `src/custom/orders`, `server/trips`, `domain`. */
export function roomOf(path: string): string {
  const parts = path.split('/');
  const depth = parts.findIndex((_, at) => !DIVIDED.includes(parts.slice(0, at + 1).join('/')));
  // A file directly in a divided folder belongs to that folder.
  return parts.slice(0, Math.min(depth + 1, parts.length - 1)).join('/');
}

/** All rooms in the order of their names. */
export function roomsOf(sources: readonly Source[]): readonly Room[] {
  const names = [...new Set(sources.map(({ path }) => roomOf(path)))].toSorted();
  return names.map((name) => ({
    name,
    sources: sources.filter(({ path }) => roomOf(path) === name),
  }));
}
