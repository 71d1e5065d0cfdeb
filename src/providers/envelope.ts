import type { RaRecord } from 'react-admin';
import { isObject } from '../../domain/validate.ts';

/** Rows of a list answer, and the total number of matches if the back end gave it. */
export type ListAnswer = { rows: RaRecord[]; count: number | undefined };

const COUNT_KEYS = ['count', 'total', 'results'];
const LIST_DEPTH = 3;

type WireValues = Readonly<Record<string, unknown>>;

/** A wire record as the client uses it: `id` beside `_id`. */
export function toRecord(wire: unknown): RaRecord {
  if (!isObject(wire)) return { id: '' };
  const id = wire._id ?? wire.id;
  return { ...wire, id: typeof id === 'number' || typeof id === 'string' ? id : '' };
}

/** What is sent of a record: all but the client's own `id`, which is called `_id` on the wire. */
export function wireBody({ id: _id, ...values }: WireValues): WireValues {
  return values;
}

/**
 * The rows of any list answer: a bare array, `{count|results|total, data: []}`, `{data: {data:
 * []}}` and `{data: {<anything>: []}}`. An answer without a list counts as an empty one.
 */
export function readList(json: unknown): ListAnswer {
  const rows = (listIn(json, LIST_DEPTH) ?? []).map(toRecord);
  return { rows, count: countIn(json, rows.length, LIST_DEPTH) };
}

/** The count of all matches in a `Content-Range` header (`tours 0-24/319`), as simple REST servers send it. */
export function countInRange(header: string | null): number | undefined {
  const [, count] = /\/\s*(\d+)\s*$/.exec(header ?? '') ?? [];
  return count === undefined ? undefined : Number(count);
}

/** The record of a single read or a change, without its wrappers. */
export function readRecord(json: unknown): RaRecord | undefined {
  if (Array.isArray(json)) return readRecord(json[0]);
  if (!isObject(json)) return undefined;
  if (json._id !== undefined || json.id !== undefined) return toRecord(json);
  return json.data === undefined ? undefined : readRecord(json.data);
}

function listIn(json: unknown, depth: number): unknown[] | undefined {
  if (Array.isArray(json)) return json;
  if (!isObject(json) || depth === 0) return undefined;
  if (json.data !== undefined) return listIn(json.data, depth - 1);
  const lists = Object.values(json).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : undefined;
}

/**
 * Some back ends count all matches in `results`, others these rows: if both are equal, it says
 * nothing.
 */
function countIn(json: unknown, rows: number, depth: number): number | undefined {
  if (!isObject(json) || depth === 0) return undefined;
  const key = COUNT_KEYS.find((name) => Number.isInteger(json[name]));
  if (key === 'results' && json.results === rows) return undefined;
  const own = key && json[key];
  return typeof own === 'number' ? own : countIn(json.data, rows, depth - 1);
}
