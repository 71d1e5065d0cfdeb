import { sql, type Transaction } from 'kysely';
import type { FieldErrors } from '../../domain/errors.ts';
import { isId, isObject } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { rejectInvalid } from './reject.ts';
import { type Call, writing } from './request-context.ts';
import type { Resource } from './resource.ts';
import type { Values } from './storage.ts';
import { writeAudit } from './write-audit.ts';

/** Where a record stands among the others of its resource, from 1, and how many there are. */
export type Placed = { readonly _id: string; readonly place: number; readonly of: number };

/** Where a record is to stand: beside another one, or at a place, counted from 1. */
type Target =
  | { readonly side: 'before' | 'after'; readonly neighbour: string }
  | { readonly place: number };

type Move = { readonly id: string; readonly target: Target };

const SIDES = ['before', 'after'] as const;
const TARGETS = [...SIDES, 'place'] as const;
const KNOWN: readonly string[] = ['id', ...TARGETS];

const idErrors = (body: Values, names: readonly string[]): FieldErrors =>
  Object.fromEntries(
    names.flatMap((name) => (isId(body[name]) ? [] : [[name, { code: 'notAnId' }]])),
  );

/** The change of place that a body requests. Throws with everything that is wrong with it. */
function readMove(body: unknown): Move {
  if (!isObject(body)) throw new RequestError('request.malformed');
  const strangers = Object.keys(body).filter((name) => !KNOWN.includes(name));
  const [named, ...others] = TARGETS.filter((name) => Object.hasOwn(body, name));
  const { id, place } = body;
  const isPlace = typeof place === 'number' && Number.isSafeInteger(place);
  rejectInvalid({
    ...Object.fromEntries(strangers.map((name) => [name, { code: 'unknownField' }])),
    ...Object.fromEntries(others.map((name) => [name, { code: 'notWritable' }])),
    ...(Object.hasOwn(body, 'id') ? idErrors(body, ['id']) : { id: { code: 'required' } }),
    ...(named === undefined ? { place: { code: 'required' } } : {}),
    ...(named === 'place' && !isPlace ? { place: { code: 'notAnInteger' } } : {}),
    ...(isPlace && place < 1 ? { place: { code: 'tooSmall', limit: 1 } } : {}),
    ...(named === 'before' || named === 'after' ? idErrors(body, [named]) : {}),
  });
  const moved = String(id).toLowerCase();
  return named === 'before' || named === 'after'
    ? { id: moved, target: { side: named, neighbour: String(body[named]).toLowerCase() } }
    : { id: moved, target: { place: Number(place) } };
}

/** One at a time: two people who reorder one resource would write the same places twice. */
const lockOrder = (transaction: Transaction<DB>, { definition }: Resource) =>
  sql`select pg_advisory_xact_lock(hashtext(${`order of ${definition.name}`}))`.execute(
    transaction,
  );

type Row = { readonly id: string; readonly place: number | null };

/** The records of an ordered resource, in their order. */
async function rowsInOrder(
  transaction: Transaction<DB>,
  { definition, storage }: Resource,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select o.id, (o.data ->> ${definition.ordered})::integer as place
    from content as o where ${storage.living('o')}
    order by place, o.id
  `.execute(transaction);
  return rows;
}

async function readLast(transaction: Transaction<DB>, resource: Resource): Promise<number> {
  const { definition, storage } = resource;
  const { rows } = await sql<{ last: number | null }>`
    select max((o.data ->> ${definition.ordered})::integer) as last
    from content as o where ${storage.living('o')}
  `.execute(transaction);
  return rows[0]?.last ?? 0;
}

/** The last places of transactions that hold an order until they end. */
const lastNames = new WeakMap<Transaction<DB>, { name: string; last: number }>();

/**
 * Keeps the order of a resource to this transaction until it ends, and reads its last place once for
 * all records that it will create: reading it for each takes longer with each.
 */
export async function holdLastPlace(
  transaction: Transaction<DB>,
  resource: Resource,
): Promise<void> {
  const { definition } = resource;
  if (definition.ordered === undefined) return;
  await lockOrder(transaction, resource);
  lastNames.set(transaction, {
    name: definition.name,
    last: await readLast(transaction, resource),
  });
}

/** The place of a new record of an ordered resource: the last one. */
export async function lastPlace(transaction: Transaction<DB>, resource: Resource): Promise<Values> {
  const { ordered, name } = resource.definition;
  if (ordered === undefined) return {};
  const last = lastNames.get(transaction);
  if (last?.name === name) {
    last.last += 1;
    return { [ordered]: last.last };
  }
  await lockOrder(transaction, resource);
  return { [ordered]: (await readLast(transaction, resource)) + 1 };
}

/** The ids with one of them at its new place. Throws if it names a record that is not there. */
function moved(ids: readonly string[], { id, target }: Move): readonly string[] {
  if (!ids.includes(id)) throw new RequestError('record.notFound');
  const others = ids.filter((one) => one !== id);
  if ('place' in target) return others.toSpliced(target.place - 1, 0, id);
  const { side, neighbour } = target;
  if (neighbour === id) return ids;
  const at = others.indexOf(neighbour);
  // The list that the caller saw is not the one that is stored: the neighbour has been deleted.
  if (at < 0) rejectInvalid({ [side]: { code: 'unknownReference' } });
  return others.toSpliced(side === 'before' ? at : at + 1, 0, id);
}

/**
 * Writes the places that differ. The order belongs to the resource, not to the contents of a record:
 * neither version nor revision changes, and an open form stays as it is.
 */
async function writePlaces(
  transaction: Transaction<DB>,
  field: string,
  places: readonly (readonly [id: string, place: number])[],
): Promise<void> {
  await sql`
    update content set data = jsonb_set(content.data, array[${field}::text], to_jsonb(requested.place))
    from unnest(
      ${places.map(([id]) => id)}::uuid[], ${places.map(([, place]) => place)}::integer[]
    ) as requested (id, place)
    where content.id = requested.id
  `.execute(transaction);
}

/**
 * Moves a record of an ordered resource to another place, and returns where it stands then. The same
 * request changes nothing the second time.
 */
export async function moveRecord(call: Call, resource: Resource, body: unknown): Promise<Placed> {
  const { definition } = resource;
  const { ordered } = definition;
  if (ordered === undefined) throw new RequestError('route.notFound');
  // Who may edit some of the records cannot put all of them in order.
  if (definition.access.edit(call.actor) !== true) throw new RequestError('access.denied');
  const move = readMove(body);
  const { data } = await writing(call, async (context) => {
    await lockOrder(context.transaction, resource);
    const rows = await rowsInOrder(context.transaction, resource);
    const ids = rows.map(({ id }) => id);
    const after = moved(ids, move);
    const place = after.indexOf(move.id) + 1;
    const data = { _id: move.id, place, of: ids.length };
    const from = ids.indexOf(move.id) + 1;
    if (from === place) return { data };
    const stored = new Map(rows.map((row) => [row.id, row.place]));
    const differing = after.flatMap((id, at) =>
      stored.get(id) === at + 1 ? [] : [[id, at + 1] as const],
    );
    await writePlaces(context.transaction, ordered, differing);
    const changes = { [ordered]: { from, to: place } };
    const entry = { action: 'order', resource: definition.name, recordId: move.id, changes };
    await writeAudit([entry], context);
    return { data };
  });
  return data;
}
