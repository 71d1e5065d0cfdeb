import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { type SqlBool, sql } from 'kysely';
import { type Actor, allows, partOf } from '../../domain/access.ts';
import { cleanText } from '../../domain/clean-text.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import {
  MAX_TABLE_BYTES,
  MOST_COLUMNS,
  MOST_ROWS,
  WORKING_STATES,
} from '../../domain/imports/import-run.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { acceptEmptyBodies } from '../resources/body-parsers.ts';
import { rejectInvalid } from '../resources/reject.ts';
import { callOf, writing } from '../resources/request-context.ts';
import type { Resource, Resources } from '../resources/resource.ts';
import { readForm } from '../uploads/read-form.ts';
import { uploads } from '../uploads/uploads.ts';
import { changeRun } from './change-run.ts';
import { countErrors } from './count-errors.ts';
import { importSchemas } from './import-schemas.ts';
import { mendCells } from './mend-cells.ts';
import { createTableReader, type TableReader } from './read-table-apart.ts';
import { findRun, wireRow, wireRun, wireRunWithPlan } from './run-store.ts';
import { keepTable } from './store-table.ts';
import type { Table, TableProblem } from './table-reader.ts';

const SUCCESS = 'success' as const;
const forStaff = { onRequest: requireAccess(partOf('imports')) };
const LONGEST_NAME = 150;

/** Reads tables, checks them, imports them, and takes imports back. */
export async function importRoutes(scope: FastifyInstance): Promise<void> {
  await scope.register(uploads);
  acceptEmptyBodies(scope);
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  serveReads(scope);
  serveChanges(scope);
}

/** The resource with this name, for somebody who may create its records. */
function importable(resources: Resources, name: string, actor: Actor): Resource {
  const resource = resources.get(name);
  if (!resource || resource.definition.readOnly) throw new RequestError('record.notFound');
  if (!allows(resource.definition.access.create, actor)) throw new RequestError('access.denied');
  return resource;
}

const PROBLEMS: { readonly [Problem in TableProblem]: FieldErrors } = {
  notATable: { file: { code: 'wrongFileType' } },
  noRows: { rows: { code: 'required' } },
  tooManyRows: { rows: { code: 'tooLong', limit: MOST_ROWS } },
  tooManyColumns: { columns: { code: 'tooLong', limit: MOST_COLUMNS } },
  tooLarge: { file: { code: 'tooLong', limit: MAX_TABLE_BYTES } },
};

async function readUpload(
  request: FastifyRequest,
  { tables, sheet }: { tables: TableReader; sheet: string | undefined },
): Promise<{ table: Table; fileName: string }> {
  return readForm(request, request.server.blobs, async () => {
    if (!request.isMultipart()) throw new RequestError('request.wrongType');
    const file = await request.file({ limits: { fileSize: MAX_TABLE_BYTES + 1, files: 1 } });
    if (!file) throw new RequestError('record.invalid', { fields: { file: { code: 'required' } } });
    const bytes = await file.toBuffer();
    if (bytes.length > MAX_TABLE_BYTES) rejectInvalid(PROBLEMS.tooLarge);
    const reading = await tables.read({ bytes, sheet }, request.actor.id);
    if ('problem' in reading) {
      throw new RequestError('record.invalid', { fields: PROBLEMS[reading.problem] });
    }
    const fileName = cleanText(file.filename, 'line').trim().slice(0, LONGEST_NAME);
    return { table: reading.table, fileName: fileName || 'table' };
  });
}

function serveReads(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const tables = createTableReader();
  scope.addHook('onClose', async () => tables.close());
  const { database, engine } = scope;

  app.post('/imports', { schema: importSchemas.read, ...forStaff }, async (request) => {
    const { resource, sheet } = request.query;
    importable(engine.resources, resource, request.actor);
    const { table, fileName } = await readUpload(request, { tables, sheet });
    return writing(callOf(request), async (context) => ({
      data: wireRun(await keepTable(context, { resource, fileName, table })),
    }));
  });

  app.get('/imports', { schema: importSchemas.list, ...forStaff }, async ({ query, actor }) => {
    importable(engine.resources, query.resource, actor);
    const runs = await database
      .selectFrom('import_run')
      .selectAll()
      .where('resource', '=', query.resource)
      .where('state', 'in', ['importing', 'imported', 'undoing', 'undone'])
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute();
    return { status: SUCCESS, data: runs.map(wireRun) };
  });

  app.get('/imports/:id', { schema: importSchemas.show, ...forStaff }, async (request) => {
    const run = await findRun(database, request.params.id);
    importable(engine.resources, run.resource, request.actor);
    return { status: SUCCESS, data: await wireRunWithPlan(database, run) };
  });

  app.get('/imports/:id/rows', { schema: importSchemas.rows, ...forStaff }, async (request) => {
    const run = await findRun(database, request.params.id);
    importable(engine.resources, run.resource, request.actor);
    const { verdict: result, outcome, corrected, path, code, after, limit } = request.query;
    const error = { ...(path !== undefined && { path }), ...(code !== undefined && { code }) };
    const isAboutErrors = path !== undefined || code !== undefined;
    const rows = await database
      .selectFrom('import_row')
      .selectAll()
      .where('run_id', '=', run.id)
      .where('number', '>', after)
      .$if(result !== undefined, (query) => query.where('verdict', '=', result ?? ''))
      .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? ''))
      .$if(corrected !== undefined, (query) => query.where(sql<SqlBool>`original_cells <> '{}'`))
      .$if(isAboutErrors, (query) =>
        query.where(sql<SqlBool>`errors @> ${JSON.stringify([error])}::jsonb`),
      )
      .orderBy('number')
      .limit(limit)
      .execute();
    return { status: SUCCESS, data: rows.map(wireRow) };
  });

  app.get('/imports/:id/errors', { schema: importSchemas.errors, ...forStaff }, async (request) => {
    const run = await findRun(database, request.params.id);
    importable(engine.resources, run.resource, request.actor);
    return { status: SUCCESS, data: [...(await countErrors(database, run.id, request.query.of))] };
  });
}

function serveChanges(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const change = (
    request: FastifyRequest,
    id: string,
    requested: Parameters<typeof changeRun>[2],
  ) => {
    const call = callOf(request);
    return writing(call, async (context) => {
      const run = await findRun(context.transaction, id, true);
      const resource = importable(call.resources, run.resource, call.actor);
      const isBusy = isOneOf(WORKING_STATES, run.state) && requested.to !== 'cancel';
      if (isBusy) throw new RequestError('transition.forbidden');
      await changeRun(context, { run, resource }, requested);
      const changed = await findRun(context.transaction, id);
      return { data: await wireRunWithPlan(context.transaction, changed) };
    });
  };

  app.patch('/imports/:id/cells', { schema: importSchemas.mend, ...forStaff }, (request) => {
    const call = callOf(request);
    return writing(call, async (context) => {
      const run = await findRun(context.transaction, request.params.id, true);
      const resource = importable(call.resources, run.resource, call.actor);
      const rows = await mendCells(call, context, { run, resource }, request.body.cells);
      const changed = await findRun(context.transaction, run.id);
      const data = await wireRunWithPlan(context.transaction, changed);
      return { data, rows: rows.map(wireRow) };
    });
  });
  app.put('/imports/:id/mapping', { schema: importSchemas.check, ...forStaff }, (request) =>
    change(request, request.params.id, { to: 'check', mapping: request.body }),
  );
  app.patch('/imports/:id/decisions', { schema: importSchemas.decide, ...forStaff }, (request) =>
    change(request, request.params.id, { to: 'decide', ...request.body }),
  );
  for (const to of ['start', 'cancel', 'undo'] as const) {
    app.post(`/imports/:id/${to}`, { schema: importSchemas[to], ...forStaff }, (request) =>
      change(request, request.params.id, { to }),
    );
  }
}
