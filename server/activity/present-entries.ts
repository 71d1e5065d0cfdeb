import { sql } from 'kysely';
import { allows } from '../../domain/access.ts';
import type { ActivityChange, ActivityEntry } from '../../domain/activity/activity-entry.ts';
import { mayKnow } from '../../domain/activity/may-know.ts';
import type { UndoHindrance } from '../../domain/activity/undo-hindrances.ts';
import { isSameStored, undoOf } from '../../domain/activity/undo-of.ts';
import type { Definition } from '../../domain/define.ts';
import { isSecret } from '../../domain/field-access.ts';
import type { Field } from '../../domain/fields.ts';
import { fieldAt } from '../../domain/paths.ts';
import { isObject } from '../../domain/validate.ts';
import type { Hindrances, UndoneChange } from '../resources/hooks.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import { type NamedRecord, namedRecords } from './named-records.ts';
import { definitionIn, OTHER_DEFINITIONS, type StoredEntry } from './read-entries.ts';

/** Where the entries are read, by whom, and in which language records are called. */
export type EntryReading = Reading & { readonly executor: Executor; readonly locale: string };

/** Records by resource and id. */
type Known = ReadonlyMap<string, ReadonlyMap<string, Pick<NamedRecord, 'name' | 'isThere'>>>;

const isEntry = (value: unknown): value is { from: unknown; to: unknown } =>
  isObject(value) && 'from' in value && 'to' in value;

/** A change without what nobody may see; secrets and erased values have only their field. */
function shownChange(field: Field | undefined, path: string, stored: unknown): ActivityChange {
  const isHidden = field !== undefined && (isSecret(field) || field.confidential === true);
  return isEntry(stored) && !isHidden ? { path, from: stored.from, to: stored.to } : { path };
}

/** Whether a new record was given a value, and has not only its default or what the server assigns. */
function isTelling(field: Field | undefined, stored: unknown): boolean {
  if (!field || field.assigned || !isEntry(stored)) return false;
  const isEmpty = Array.isArray(stored.to) && stored.to.length === 0;
  return !isEmpty && !isSameStored(stored.to, field.default);
}

type Readable = {
  readonly entry: StoredEntry;
  readonly definition: Definition;
  readonly changes: readonly ActivityChange[];
};

/** The entries with the changes that a person may read; one of which they may read none is left out. */
const readableEntries = (
  entries: readonly StoredEntry[],
  { resources, actor }: Reading,
): readonly Readable[] =>
  entries.flatMap((entry) => {
    const definition = definitionIn(resources, entry.resource);
    if (!definition) return [];
    const paths = Object.keys(entry.changes);
    const known = paths.filter((path) => mayKnow(definition, path, actor));
    const isHidden =
      known.length === 0 && paths.some((path) => fieldAt(definition.fields, path) !== undefined);
    if (isHidden) return [];
    const changes = known
      .filter(
        (path) =>
          entry.action !== 'create' ||
          isTelling(fieldAt(definition.fields, path), entry.changes[path]),
      )
      .map((path) => shownChange(fieldAt(definition.fields, path), path, entry.changes[path]));
    return [{ entry, definition, changes }];
  });

const idsAt = (value: unknown): readonly string[] =>
  [value].flat().filter((id): id is string => typeof id === 'string');

const targetOf = (field: Field | undefined): string | undefined =>
  field?.kind === 'list'
    ? targetOf(field.of)
    : field?.kind === 'reference'
      ? field.target
      : undefined;

/** The records that entries are about or refer to, by resource. */
function idsByResource(all: readonly Readable[]): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>();
  const add = (resource: string, id: string) =>
    void ids.set(resource, (ids.get(resource) ?? new Set()).add(id));
  for (const { entry, definition, changes } of all) {
    add(entry.resource, entry.record_id);
    for (const { path, from, to } of changes) {
      const target = targetOf(fieldAt(definition.fields, path));
      if (target) for (const id of [...idsAt(from), ...idsAt(to)]) add(target, id);
    }
  }
  return ids;
}

async function invoiceNumbers(
  executor: Executor,
  ids: readonly string[],
): Promise<Known extends ReadonlyMap<string, infer Inner> ? Inner : never> {
  const { rows } = await sql<{ id: string; number: string }>`
    select id, number from invoices where id = any(${ids}::uuid[])
  `.execute(executor);
  return new Map(rows.map(({ id, number }) => [id, { name: number, isThere: true }]));
}

type NamedByResource = ReadonlyMap<string, ReadonlyMap<string, NamedRecord>>;

async function findNamed(
  all: readonly Readable[],
  reading: EntryReading,
): Promise<{ known: Known; records: NamedByResource }> {
  const { executor, resources, actor, locale } = reading;
  const known = new Map<string, ReadonlyMap<string, Pick<NamedRecord, 'name' | 'isThere'>>>();
  const records = new Map<string, ReadonlyMap<string, NamedRecord>>();
  for (const [name, found] of idsByResource(all)) {
    const ids = [...found];
    const resource = resources.get(name);
    if (resource && allows(resource.definition.access.show, actor)) {
      const named = await namedRecords(executor, reading, resource, { ids, locale });
      known.set(name, named);
      records.set(name, named);
    } else if (OTHER_DEFINITIONS.has(name)) known.set(name, await invoiceNumbers(executor, ids));
  }
  return { known, records };
}

/** A reference as its reader sees it: with the name of its record, if they may read that. */
function named(field: Field | undefined, value: unknown, known: Known): unknown {
  const target = targetOf(field);
  if (target === undefined || value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => named(field, one, known));
  const record = known.get(target)?.get(String(value));
  return { _id: value, name: record?.name ?? null };
}

/** The stored values of an entry that is a change, in the form that a hook gets. */
export const undoneChange = (entry: StoredEntry): UndoneChange => ({
  entry: entry.id,
  recordId: entry.record_id,
  at: entry.at,
  changes: entry.changes,
});

/** Whether an entry is a change of values, which a change can undo. */
export const isChange = ({ action, changes }: StoredEntry, { actions = {} }: Definition): boolean =>
  (action === 'change' || action === 'restoreVersion' || Object.hasOwn(actions, action)) &&
  Object.keys(changes).length > 0;

type Undoing = ActivityEntry['undo'];

/** Whether an entry can be undone as far as the record itself says. */
function undoIn(
  { entry, definition }: Readable,
  { records, reading }: { records: NamedByResource; reading: EntryReading },
): Undoing {
  const resource = reading.resources.get(entry.resource);
  if (!resource || definition.readOnly) return null;
  const found = records.get(entry.resource)?.get(entry.record_id);
  if (entry.action === 'delete' && resource.hooks.restoring && found) {
    if (entry.is_undone) return 'undone';
    if (!allows(definition.access.delete, reading.actor)) return 'denied';
    return found.isThere ? 'changedSince' : 'possible';
  }
  const isOther = resource.hooks.undo?.[entry.action] !== undefined;
  if (!isOther && !isChange(entry, definition)) return null;
  if (entry.is_undone) return 'undone';
  if (!found?.isThere) return 'deleted';
  // What else was changed decides about it.
  if (isOther) return allows(definition.access.edit, reading.actor) ? 'possible' : 'denied';
  const undo = undoOf(definition, entry.changes, { record: found.record, actor: reading.actor });
  return 'hindrance' in undo ? undo.hindrance : 'possible';
}

/** What the business says against undoing the changes that the records themselves allow to undo. */
async function businessHindrances(
  possible: readonly StoredEntry[],
  { executor, resources }: EntryReading,
): Promise<Hindrances> {
  const found = new Map<string, UndoHindrance>();
  for (const name of new Set(possible.map(({ resource }) => resource))) {
    const changes = possible.filter(({ resource }) => resource === name).map(undoneChange);
    const hindrances = await resources.get(name)?.hooks.undoing?.(changes, executor);
    for (const [entry, hindrance] of hindrances ?? []) found.set(entry, hindrance);
  }
  return found;
}

/** Entries as their reader sees them: with names instead of ids, and whether each can be undone. */
export async function presentEntries(
  entries: readonly StoredEntry[],
  reading: EntryReading,
): Promise<readonly ActivityEntry[]> {
  const all = readableEntries(entries, reading);
  const { known, records } = await findNamed(all, reading);
  const undoing = new Map(all.map((one) => [one.entry.id, undoIn(one, { records, reading })]));
  const possible = all.flatMap(({ entry }) =>
    undoing.get(entry.id) === 'possible' && entry.action !== 'delete' ? [entry] : [],
  );
  const hindrances = await businessHindrances(possible, reading);
  return all.map(({ entry, definition, changes }) => {
    const record = known.get(entry.resource)?.get(entry.record_id);
    return {
      _id: entry.id,
      at: entry.at.toISOString(),
      by: { _id: entry.by_id, name: entry.by_name },
      action: entry.action,
      resource: entry.resource,
      record: {
        _id: entry.record_id,
        name: record?.name ?? null,
        isThere: record?.isThere ?? false,
      },
      changes: changes.map((change) => {
        if (!('from' in change)) return change;
        const field = fieldAt(definition.fields, change.path);
        return {
          path: change.path,
          from: named(field, change.from, known),
          to: named(field, change.to, known),
        };
      }),
      undo: hindrances.get(entry.id) ?? undoing.get(entry.id) ?? null,
      isUndo: entry.undoes !== null,
    };
  });
}
