import { isId } from '../../domain/validate.ts';
import type { BackupTarget } from './backup-target.ts';

/** Somebody who was erased: an id, and nothing that says who it was. */
export type ErasedPerson = { readonly id: string; readonly at: string };

const NAME = 'erased-people.txt';
const LINE = /^(\S+) (\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/;

/**
 * The people who were erased, as it stands beside the backups of a place: a backup from before knows
 * them still. Without a list there are none.
 */
export async function readErasedList(
  target: Pick<BackupTarget, 'readText'>,
): Promise<readonly ErasedPerson[]> {
  const text = await target.readText(NAME);
  return text.split('\n').flatMap((line) => {
    const [, id, at] = LINE.exec(line.trim()) ?? [];
    return id !== undefined && at !== undefined && isId(id) ? [{ id, at }] : [];
  });
}

/** Adds those whom the list beside the backups does not have yet. Returns how many they were. */
export async function addToErasedList(
  target: Pick<BackupTarget, 'readText' | 'appendText'>,
  people: readonly ErasedPerson[],
): Promise<number> {
  const known = new Set((await readErasedList(target)).map(({ id }) => id));
  const added = people.filter(({ id }) => !known.has(id));
  if (added.length === 0) return 0;
  await target.appendText(NAME, added.map(({ id, at }) => `${id} ${at}\n`).join(''));
  return added.length;
}
