import type { CreateParams, DeleteParams, Identifier, RaRecord, UpdateParams } from 'react-admin';
import { readRecord, wireBody } from './envelope.ts';
import type { HttpClient } from './http-client.ts';
import type { ChangeMeta } from './idempotency-keys.ts';
import { carriesFile, toFormData } from './multipart.ts';
import type { Paths } from './resource-path.ts';

type Values = Record<string, unknown>;

type Options = {
  readonly paths: Paths;
  /** Reads a record as it is now. */
  readonly readRecord: (resource: string, id: Identifier) => Promise<RaRecord>;
  /** Whether a PUT replaces the record, so that fields which it does not name are lost. */
  readonly replacesOnPut: boolean;
};

/** Changes of one record. Pessimistic: the result is what the server has stored. */
export function writeMethods(
  http: HttpClient,
  { paths: { pathOf }, readRecord: readCurrent, replacesOnPut }: Options,
) {
  const recordPath = (resource: string, id: Identifier) =>
    `${pathOf(resource)}/${encodeURIComponent(id)}`;

  async function create(resource: string, { data }: Pick<CreateParams, 'data'>) {
    const path = pathOf(resource);
    const body = wireBody(data);
    const { json } = await http.call(path, { method: 'POST', body: asSent(body) });
    return { data: stored(readRecord(json), data) };
  }

  async function update(
    resource: string,
    {
      id,
      data,
      previousData,
      meta,
    }: Pick<UpdateParams, 'id' | 'data'> & { previousData?: RaRecord; meta?: ChangeMeta },
  ) {
    const body = wireBody(
      replacesOnPut
        ? wholeRecord(await readCurrent(resource, id), data, previousData)
        : isWholeRecord(data)
          ? data
          : changedFields(data, previousData),
    );
    const change = { method: 'PUT', body: asSent(body), run: meta?.run };
    const { json } = await http.call(recordPath(resource, id), change);
    return { data: stored(readRecord(json), { ...previousData, ...data, id }) };
  }

  async function remove(
    resource: string,
    { id, previousData, meta }: DeleteParams & { meta?: ChangeMeta },
  ) {
    const change = { method: 'DELETE', run: meta?.run };
    const { json } = await http.call(recordPath(resource, id), change);
    return { data: stored(readRecord(json), { ...previousData, id }) };
  }

  return { create, update, delete: remove };
}

export type WriteMethods = ReturnType<typeof writeMethods>;

/** A body as it travels: as a form if it carries a file. */
const asSent = (body: Values): string | FormData =>
  carriesFile(body) ? toFormData(body) : JSON.stringify(body);

/**
 * An editor sends the whole record it was given, version included; a switch sends its one field.
 */
const isWholeRecord = (data: Values): boolean => data.__v !== undefined;

/**
 * What a back end is sent that replaces its record: the record as it is now, with the changes. An
 * editor's version goes along, so that a change which somebody else made meanwhile is noticed.
 */
function wholeRecord(current: RaRecord, data: Values, previous: RaRecord | undefined): Values {
  const version = data.__v === undefined ? {} : { __v: data.__v };
  return { ...current, ...changedFields(data, previous), ...version };
}

/** The record after a change; a back end with an empty answer has stored what it was sent. */
function stored(answer: RaRecord | undefined, sent: Values): RaRecord {
  const id = answer?.id ?? sent.id ?? sent._id;
  return { ...sent, ...answer, id: typeof id === 'number' ? id : String(id ?? '') };
}

/** The fields of `data` that differ from the previous record; all of them if that is not known. */
function changedFields(
  data: Record<string, unknown>,
  previous: RaRecord | undefined,
): Record<string, unknown> {
  if (!previous) return data;
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => !isSame(value, previous[key])),
  );
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
