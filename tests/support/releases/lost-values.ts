import type { Manifest } from '../../../server/backup/archive-format.ts';
import {
  type ArchiveFile,
  partsOf,
  tableOfPart,
  textOf,
} from '../../../server/backup/read-archive.ts';
import { openClient, rowsOf, tablesOf } from '../../../server/backup/snapshot.ts';
import type { Connection } from '../../../server/database/connect.ts';
import { changedSince } from './changed-values.ts';

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** The rows of each table of an archive, as lines of `COPY`. */
async function archivedLines(
  archive: ArchiveFile,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = new Map<string, string>();
  for await (const part of partsOf(archive)) {
    const table = tableOfPart(part.name);
    const text = await textOf(part);
    if (table !== undefined) texts.set(table, (texts.get(table) ?? '') + text);
  }
  return new Map([...texts].map(([table, text]) => [table, linesOf(text)]));
}

/** The lines with these of their values only, in an order that both sides have. */
const projected = (
  lines: readonly string[],
  columns: readonly string[],
  stored: readonly string[],
): readonly string[] => {
  const places = stored.map((column) => columns.indexOf(column));
  return lines
    .map((line) => line.split('\t'))
    .map((values) => places.map((place) => values[place]).join('\t'))
    .toSorted();
};

/**
 * What a database has lost of an archive that was restored into it and migrated, as sentences: a
 * table, a column, or rows whose values are others. What migrations say that they change is left out.
 */
export async function lostValues(
  connection: Connection,
  { archive, manifest, state }: { archive: ArchiveFile; manifest: Manifest; state: string },
): Promise<readonly string[]> {
  const changed = changedSince(state);
  const archived = await archivedLines(archive);
  const client = await openClient(connection);
  const lost: string[] = [];
  try {
    const shapes = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]));
    for (const { name, columns } of manifest.tables) {
      if (changed.tables.has(name)) continue;
      const now = shapes.get(name) ?? [];
      const stored = columns.filter((column) => !changed.columns.has(`${name}.${column}`));
      const dropped = stored.filter((column) => !now.includes(column));
      if (dropped.length > 0) {
        lost.push(`${name} has no ${dropped.join(', ')}`);
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of rowsOf(client, { name, columns: stored })) chunks.push(chunk);
      const after = linesOf(Buffer.concat(chunks).toString('utf8')).toSorted();
      const before = projected(archived.get(name) ?? [], columns, stored);
      if (after.length !== before.length) {
        lost.push(`${name} has ${after.length} rows, and had ${before.length}`);
      }
      const found = new Set(after);
      const other = before.filter((line) => !found.has(line));
      if (other.length > 0) lost.push(`${name}: ${other.length} rows differ, such as ${other[0]}`);
    }
  } finally {
    await client.end();
  }
  return lost;
}
