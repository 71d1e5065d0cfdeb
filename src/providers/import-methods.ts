import type { ViolationCode } from '../../domain/errors.ts';
import type {
  CellCorrection,
  ErrorCount,
  ImportMapping,
  ImportRow,
  ImportRun,
  RowDecision,
  RowResult,
} from '../../domain/imports/import-run.ts';
import { isObject } from '../../domain/validate.ts';
import { CallError } from './call-error.ts';
import type { ApiClient } from './capabilities.ts';

/** A table that is sent: the share that has been sent is reported, and it can be stopped. */
export type TableSending = {
  readonly file: File;
  /** Another sheet of a workbook than the first one. */
  readonly sheet?: string | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
};

/** What can be requested of an import. */
export type ImportStep =
  | { readonly to: 'check'; readonly mapping: ImportMapping }
  | {
      readonly to: 'decide';
      readonly all?: { readonly [Found in 'same' | 'similar']?: RowDecision };
      readonly rows?: Readonly<Record<string, RowDecision | null>>;
    }
  | { readonly to: 'start' | 'cancel' | 'undo' };

/** Which rows of an import are read: those after a number. */
export type RowsRequest = {
  readonly verdict?: RowResult | undefined;
  readonly outcome?: 'failed' | 'kept' | undefined;
  /** Only rows of which cells were corrected. */
  readonly corrected?: 'true' | undefined;
  /** Only rows with an error at this place, of this kind. */
  readonly path?: string | undefined;
  readonly code?: ViolationCode | undefined;
  readonly after?: number;
  readonly limit?: number;
};

export type MendedCells = { readonly run: ImportRun; readonly rows: readonly ImportRow[] };

type Options = { readonly signal?: AbortSignal };

/** The calls about imports of tables, which only some back ends know. */
export const importMethods = (http: ApiClient) => ({
  /** Sends a table of a resource; nothing is written yet. */
  async sendTable(resource: string, sending: TableSending): Promise<ImportRun> {
    const { file, sheet, signal, onProgress } = sending;
    const form = new FormData();
    form.set('file', file, file.name);
    const query = new URLSearchParams({ resource });
    if (sheet !== undefined) query.set('sheet', sheet);
    // Each reading is one of its own: whoever sends a file again has changed it.
    const key = crypto.randomUUID();
    return runOf(await http.upload(`imports?${query}`, form, { key, signal, onProgress }));
  },
  /** The imports of a resource, the latest first; `undefined` if the back end knows none. */
  async getImports(
    resource: string,
    { signal }: Options = {},
  ): Promise<readonly ImportRun[] | undefined> {
    const query = new URLSearchParams({ resource });
    const json = await http.callIfThere(`imports?${query}`, { signal: signal ?? null });
    return isObject(json) && Array.isArray(json.data) ? json.data.filter(isRun) : undefined;
  },
  async getImport(id: string, { signal }: Options = {}): Promise<ImportRun> {
    return runOf((await http.call(pathOf(id), { signal: signal ?? null })).json);
  },
  /** Rows of an import in their order. */
  async getImportRows(
    id: string,
    requested: RowsRequest,
    { signal }: Options = {},
  ): Promise<readonly ImportRow[]> {
    const given = Object.entries(requested).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    const { json } = await http.call(`${pathOf(id)}/rows?${query}`, { signal: signal ?? null });
    return isObject(json) && Array.isArray(json.data) ? json.data.filter(isRow) : [];
  },
  /** Why rows cannot be imported, the most frequent reason first. */
  async getImportErrors(
    id: string,
    of: 'faulty' | 'failed',
    { signal }: Options = {},
  ): Promise<readonly ErrorCount[]> {
    const { json } = await http.call(`${pathOf(id)}/errors?of=${of}`, { signal: signal ?? null });
    return isObject(json) && Array.isArray(json.data) ? json.data.filter(isErrorCount) : [];
  },
  /** Corrects cells, and returns the import and the rows that were checked again. */
  async mendCells(id: string, cells: readonly CellCorrection[]): Promise<MendedCells> {
    const request = { method: 'PATCH', body: JSON.stringify({ cells }) };
    const { json } = await http.call(`${pathOf(id)}/cells`, request);
    const rows = isObject(json) && Array.isArray(json.rows) ? json.rows.filter(isRow) : [];
    return { run: runOf(json), rows };
  },
  /** Takes an import a step further, and returns how it is then. */
  async changeImport(id: string, step: ImportStep): Promise<ImportRun> {
    const { path, method, body } = callOf(step);
    const request = { method, body: JSON.stringify(body) };
    return runOf((await http.call(`${pathOf(id)}/${path}`, request)).json);
  },
});

/** As `importMethods` are called; their code is loaded with the first call. */
export type ImportMethods = ReturnType<typeof importMethods>;

const pathOf = (id: string): string => `imports/${encodeURIComponent(id)}`;

function callOf(step: ImportStep) {
  switch (step.to) {
    case 'check':
      return { path: 'mapping', method: 'PUT', body: step.mapping };
    case 'decide': {
      const { all, rows } = step;
      return { path: 'decisions', method: 'PATCH', body: { all, rows } };
    }
    case 'start':
    case 'cancel':
    case 'undo':
      return { path: step.to, method: 'POST', body: {} };
    default:
      return step satisfies never;
  }
}

function runOf(json: unknown): ImportRun {
  const data = isObject(json) ? json.data : undefined;
  if (!isRun(data)) throw new CallError(0);
  return data;
}

const isRun = (data: unknown): data is ImportRun =>
  isObject(data) &&
  typeof data._id === 'string' &&
  typeof data.state === 'string' &&
  Array.isArray(data.headers) &&
  isObject(data.counts);

const isErrorCount = (data: unknown): data is ErrorCount =>
  isObject(data) &&
  typeof data.path === 'string' &&
  typeof data.code === 'string' &&
  typeof data.rows === 'number';

const isRow = (data: unknown): data is ImportRow =>
  isObject(data) && typeof data.number === 'number' && Array.isArray(data.cells);
