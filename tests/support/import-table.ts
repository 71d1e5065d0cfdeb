import type { ImportMapping } from '../../domain/imports/import-run.ts';
import type { Client } from './client.ts';
import type { TestServer } from './server.ts';
import { workOff } from './work-off.ts';

export type Run = {
  readonly _id: string;
  readonly state: string;
  readonly headers: readonly string[];
  readonly sheets: readonly string[];
  readonly total: number;
  readonly done: number;
  readonly counts: Readonly<Record<string, number>>;
};

export type Row = {
  readonly number: number;
  readonly verdict: string;
  readonly outcome: string | null;
  readonly reason: string | null;
  readonly matchName: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly {
    readonly path: string;
    readonly code: string;
    readonly header?: string;
    readonly value?: string;
  }[];
};

/** Sends a table of a resource, and returns what was read of it. */
export async function sendTable(
  client: Client,
  resource: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<Run> {
  const form = new FormData();
  form.set('file', new Blob([content]), 'table.csv');
  const answer = await client.post<{ data: Run }>(`imports?resource=${resource}`, form);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

/** Says what its columns hold, in their order, and checks its rows. */
export function checkTable(
  server: TestServer,
  client: Client,
  run: Run,
  paths: readonly (string | undefined)[],
): Promise<Run> {
  const columns = paths.flatMap((path, column) => (path ? [{ column, path }] : []));
  return checkColumns(server, client, run, columns);
}

/** Says what fills which place, and checks its rows. */
export async function checkColumns(
  server: TestServer,
  client: Client,
  { _id }: Run,
  columns: ImportMapping['columns'],
): Promise<Run> {
  const mapping: ImportMapping = { columns, country: 'DE' };
  const answer = await client.put(`imports/${_id}/mapping`, mapping);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  await workOff(server, { only: ['import'] });
  return readRun(client, _id);
}

export async function readRun(client: Client, id: string): Promise<Run> {
  return (await client.get<{ data: Run }>(`imports/${id}`)).body.data;
}

export async function rowsOf(client: Client, { _id }: Run, query: string): Promise<readonly Row[]> {
  const answer = await client.get<{ data: Row[] }>(`imports/${_id}/rows?limit=1000&${query}`);
  return answer.body.data;
}

/** Requests the next step of an import, and does it. */
export async function takeStep(
  server: TestServer,
  client: Client,
  { _id }: Run,
  step: 'start' | 'undo',
): Promise<Run> {
  const answer = await client.post(`imports/${_id}/${step}`);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  await workOff(server, { only: ['import'] });
  return readRun(client, _id);
}

const NAMES = ['Amal', 'Bilal', 'Chaima', 'Driss', 'Farah', 'Hamid', 'Ilham', 'Jamal'] as const;

/** A table of invented customers; every so many of them has a number that is none. */
export function customersTable(count: number, errors: number): string {
  const every = Math.floor(count / errors);
  const lines = Array.from({ length: count }, (_, at) => {
    const isWrong = at % every === every - 1 && at / every < errors;
    const phone = isWrong ? '12' : `0151${String(10_000_000 + at)}`;
    return `${NAMES[at % NAMES.length]};Probe${at};${phone};Bremen`;
  });
  return ['Vorname;Nachname;Telefon;Stadt', ...lines].join('\r\n');
}
