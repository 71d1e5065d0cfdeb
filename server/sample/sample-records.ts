import type { Transaction } from 'kysely';
import { brokenRules } from '../../domain/broken-rules.ts';
import { violationsOf } from '../../domain/validate.ts';
import { type RecordFileKind, storedName } from '../blobs/stored-name.ts';
import type { DB } from '../database/database-types.ts';
import { withDefaults } from '../resources/normalise-body.ts';
import type { Resource } from '../resources/resource.ts';
import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import type { SampleEntry } from './sample-data.ts';
import type { SampleFiles } from './sample-files.ts';
import { sampleId } from './sample-id.ts';

/** A record of the sample week in its wire form. */
export type SampleRecord = { readonly id: string; readonly at: Date; readonly values: Values };

/** What the data of one load stand for: their days, their references and their files. */
export type Reader = {
  readonly calendar: Calendar;
  readonly files: SampleFiles;
  /** Gives the record with a key its id; without a key nobody refers to it. */
  readonly named: (key: string, at: Date) => string;
  readonly idOf: (key: string) => string;
  /** The records of a file of the data; `name` is what the ids of those without a key come from. */
  readonly records: (name: string, entries: readonly SampleEntry[]) => readonly SampleRecord[];
  /** Values with everything that is counted from today, refers to a record or names a file. */
  readonly values: (
    values: Values,
    owner: { readonly id: string; readonly at: Date; readonly kind?: RecordFileKind },
  ) => Values;
};

const PREFIXED = /^(day|time|moment|id|file):(.*)$/s;

/** Reads the data for a load at the calendar's moment: the same for the same moment. */
export function readerAt(calendar: Calendar, files: SampleFiles): Reader {
  const ids = new Map<string, string>();

  const named: Reader['named'] = (key, at) => {
    if (ids.has(key)) throw new Error(`The sample week has two records "${key}".`);
    const id = sampleId(at, key);
    ids.set(key, id);
    return id;
  };

  const idOf: Reader['idOf'] = (key) => {
    const id = ids.get(key);
    if (!id) throw new Error(`The sample week has no record "${key}".`);
    return id;
  };

  const values: Reader['values'] = (given, { id, at, kind = 'picture' }) => {
    const read = (value: unknown, path: string): unknown => {
      if (Array.isArray(value)) return value.map((one, place) => read(one, `${path} ${place}`));
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(
          Object.entries(value).map(([name, one]) => [name, read(one, `${path} ${name}`)]),
        );
      }
      const [, prefix, spoken = ''] = typeof value === 'string' ? (PREFIXED.exec(value) ?? []) : [];
      switch (prefix) {
        case 'day':
          return calendar.day(Number(spoken));
        case 'time':
          return calendar.time(spoken);
        case 'moment':
          return calendar.moment(spoken, at).toISOString();
        case 'id':
          return idOf(spoken);
        case 'file':
          return files.stored(storedName(kind, 'webp', sampleId(at, `${id}${path}`)), spoken);
        default:
          return value;
      }
    };
    return read(given, '') as Values;
  };

  const records: Reader['records'] = (name, entries) =>
    entries.map(({ key, at: notation, values: given }, place) => {
      const at = calendar.moment(notation);
      const id = key === undefined ? sampleId(at, `${name} ${place}`) : named(key, at);
      return { id, at, values: values(given, { id, at }) };
    });

  return { calendar, files, named, idOf, records, values };
}

type Insertion = SampleRecord & {
  readonly by: string;
  /** Columns that are no fields. */
  readonly columns?: Readonly<Record<string, unknown>>;
};

/**
 * Stores a record through the store of its resource, after the checks of its definition, and throws
 * if they would not take it. A record of the generic store contains what the data say; a table needs the
 * defaults too. What belongs to a write of today is left out: hooks that stamp the time and take
 * numbers, the audit trail, and what others are notified of.
 */
export async function insertRecord(
  transaction: Transaction<DB>,
  { definition, storage, table }: Resource,
  { id, at, values, by, columns = {} }: Insertion,
): Promise<void> {
  const record = withDefaults(definition.fields, values);
  const problems = {
    ...violationsOf(definition, values, 'create'),
    ...brokenRules(definition, record),
  };
  if (Object.keys(problems).length > 0) {
    const what = JSON.stringify({ problems, values });
    throw new Error(`A record of "${definition.name}" in the sample week is invalid: ${what}`);
  }
  await storage.insert(transaction, id, { values: table ? record : values, columns, by, at });
}
