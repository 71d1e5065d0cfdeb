import type { Identifier, RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../providers/app-data-provider.ts';
import type { ActionScope } from '../view/bulk-action.ts';

/** What is left of a selection that may be hours old, or outdated by other users' changes. */
export type CheckedSelection<R extends RaRecord = RaRecord> = {
  /** Records that are still in this list, in their current state. */
  readonly records: readonly R[];
  /** Ids that have left it: deleted, or moved by another user. */
  readonly left: readonly Identifier[];
};

/** Reads the selected records again and separates those still in the list from the others. */
export async function checkSelection<R extends RaRecord>(
  provider: AppDataProvider,
  { resource, filter = {} }: Pick<ActionScope<R>, 'resource' | 'filter'>,
  ids: readonly Identifier[],
): Promise<CheckedSelection<R>> {
  const { data } = await provider.getMany<R>(resource, { ids: ids.map(String) });
  const standing = new Map<Identifier, R>(
    data
      .filter((record) => record && standsIn(record, filter))
      .map((record) => [record.id, record]),
  );
  return {
    records: ids.flatMap((id) => standing.get(id) ?? []),
    left: ids.filter((id) => !standing.has(id)),
  };
}

/** A field that the back end leaves out is no evidence that the record has left the list. */
const standsIn = (record: RaRecord, filter: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(filter).every(([field, value]) => (record[field] ?? value) === value);
