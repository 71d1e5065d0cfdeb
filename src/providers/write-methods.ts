import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { readRecord, wireBody } from './envelope.ts';
import type { HttpClient } from './http-client.ts';
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
  rest: DataProvider,
  { paths: { pathOf }, readRecord: readCurrent, replacesOnPut }: Options,
) {
  async function create(resource: string, { data }: Pick<CreateParams, 'data'>) {
    const path = pathOf(resource);
    const body = wireBody(data);
    const answer = carriesFile(body)
      ? (await http.call(path, { method: 'POST', body: toFormData(body) })).json
      : (await rest.create(path, { data: body })).data;
    return { data: stored(readRecord(answer), data) };
  }

  async function update(
    resource: string,
    { id, data, previousData }: Pick<UpdateParams, 'id' | 'data'> & { previousData?: RaRecord },
  ) {
    const path = pathOf(resource);
    const body = wireBody(
      replacesOnPut
        ? wholeRecord(await readCurrent(resource, id), data, previousData)
        : isWholeRecord(data)
          ? data
          : changedFields(data, previousData),
    );
    const answer = carriesFile(body)
      ? await http
          .call(`${path}/${encodeURIComponent(id)}`, { method: 'PUT', body: toFormData(body) })
          .then(({ json }) => json)
      : (await rest.update(path, { id, data: body, previousData })).data;
    return { data: stored(readRecord(answer), { ...previousData, ...data, id }) };
  }

  async function remove(resource: string, { id, previousData }: DeleteParams) {
    const { data } = await rest.delete(pathOf(resource), { id });
    return { data: stored(readRecord(data), { ...previousData, id }) };
  }

  return { create, update, delete: remove };
}

export type WriteMethods = ReturnType<typeof writeMethods>;

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
