import type { BlobStore } from '../../../server/blobs/blob-store.ts';

/** How many files of each kind are enough to see that they are restored. */
const OF_EACH = 4;

/** The same files, but only the first ones of each kind, so that a backup of them stays small. */
export const fewFiles = (blobs: BlobStore): BlobStore => ({
  ...blobs,
  async *list(prefix) {
    const names: string[] = [];
    for await (const name of blobs.list(prefix)) names.push(name);
    const seen = new Map<string, number>();
    for (const name of names.toSorted()) {
      const kind = name.slice(0, name.indexOf('-'));
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      if (count <= OF_EACH) yield name;
    }
  },
});
