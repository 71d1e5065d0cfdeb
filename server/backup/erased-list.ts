import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isId } from '../../domain/validate.ts';

/** Somebody who was erased: an id, and nothing that says who it was. */
export type ErasedPerson = { readonly id: string; readonly at: string };

const NAME = 'erased-people.txt';
const LINE = /^(\S+) (\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/;

/**
 * The people who were erased, as it stands beside the backups of a folder: a backup from before knows
 * them still. Without a list there are none.
 */
export async function readErasedList(folder: string): Promise<readonly ErasedPerson[]> {
  const text = await readFile(join(folder, NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const [, id, at] = LINE.exec(line.trim()) ?? [];
    return id !== undefined && at !== undefined && isId(id) ? [{ id, at }] : [];
  });
}

/** Adds those whom the list beside the backups does not have yet. Returns how many they were. */
export async function addToErasedList(
  folder: string,
  people: readonly ErasedPerson[],
): Promise<number> {
  const known = new Set((await readErasedList(folder)).map(({ id }) => id));
  const added = people.filter(({ id }) => !known.has(id));
  if (added.length === 0) return 0;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lines = added.map(({ id, at }) => `${id} ${at}\n`).join('');
  await appendFile(join(folder, NAME), lines, { mode: 0o600, flush: true });
  return added.length;
}
