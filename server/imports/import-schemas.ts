import { z } from 'zod';
import { VIOLATIONS } from '../../domain/errors.ts';
import { CELL_SIDES, JOIN_SEPARATORS, SPLIT_RULES } from '../../domain/imports/composed-columns.ts';
import {
  IMPORT_STATES,
  MOST_COLUMNS,
  ROW_DECISIONS,
  ROW_RESULTS,
} from '../../domain/imports/import-run.ts';
import { formWith } from '../resources/route-schemas.ts';

const tags = ['imports'];
const NO_QUERY = z.strictObject({});
const BY_ID = z.object({ id: z.uuid() });
const success = z.object({ status: z.literal('success') });

const texts = z.record(z.string().max(200), z.union([z.string(), z.number()]));

const column = z.int().min(0).max(MOST_COLUMNS);
const joined = z
  .strictObject({
    columns: z.array(column).min(1).max(MOST_COLUMNS),
    separator: z.enum(JOIN_SEPARATORS),
  })
  .describe('Further columns, whose texts follow.');
const part = z
  .strictObject({
    rule: z.enum(SPLIT_RULES),
    side: z.enum(CELL_SIDES),
    unsplit: z
      .enum(CELL_SIDES)
      .optional()
      .describe('The side that takes what cannot be split; by default it is an error.'),
  })
  .describe('A side of the cell instead of all of it.');

const mapping = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        column,
        path: z.string().max(100),
        joined: joined.optional(),
        part: part.optional(),
        words: texts.optional().describe('What the labels in the cells stand for.'),
      }),
    )
    .max(MOST_COLUMNS),
  country: z.enum(['DE', 'MA']).describe('Whose numbers those without a country code are.'),
});

const run = z
  .looseObject({
    _id: z.uuid(),
    resource: z.string(),
    fileName: z.string(),
    headers: z.array(z.string()).readonly(),
    state: z.enum(IMPORT_STATES),
    total: z.int(),
    done: z.int(),
    counts: z.record(z.string(), z.int()),
  })
  .meta({ id: 'Import' });
const row = z
  .looseObject({ number: z.int(), cells: z.array(z.string()).readonly() })
  .meta({ id: 'ImportRow' });

const errorCount = z
  .looseObject({
    path: z.string(),
    code: z.enum(VIOLATIONS),
    rows: z.int(),
    firstRow: z.int(),
  })
  .meta({ id: 'ImportErrorCount' });

const one = { 200: success.extend({ data: run }) };
const decision = z.enum(ROW_DECISIONS);

/** The schemas of imports. */
export const importSchemas = {
  read: {
    tags,
    summary: 'Read a table (CSV or XLSX) of new records; nothing is written yet.',
    'x-form': formWith(['file'], ['file']),
    querystring: z.strictObject({
      resource: z.string().max(60),
      sheet: z.string().max(100).optional().describe('By default the first one of a workbook.'),
    }),
    response: one,
  },
  list: {
    tags,
    summary: 'The imports of a resource, the latest first.',
    querystring: z.strictObject({ resource: z.string().max(60) }),
    response: { 200: success.extend({ data: z.array(run) }) },
  },
  show: { tags, summary: 'Read an import.', querystring: NO_QUERY, params: BY_ID, response: one },
  rows: {
    tags,
    summary: 'Rows of an import in their order.',
    params: BY_ID,
    querystring: z.strictObject({
      verdict: z.enum(ROW_RESULTS).optional(),
      outcome: z.enum(['failed', 'kept']).optional(),
      corrected: z.literal('true').optional().describe('Only rows of which cells were corrected.'),
      path: z.string().max(100).optional().describe('Only rows with an error at this place.'),
      code: z.enum(VIOLATIONS).optional().describe('Only rows with an error of this kind.'),
      after: z.coerce.number().int().min(0).default(0).describe('The last number that is known.'),
      limit: z.coerce.number().int().min(1).max(1_000).default(50),
    }),
    response: { 200: success.extend({ data: z.array(row) }) },
  },
  errors: {
    tags,
    summary: 'Why rows of an import cannot be imported, with the number of rows for each reason.',
    params: BY_ID,
    querystring: z.strictObject({ of: z.enum(['faulty', 'failed']).default('faulty') }),
    response: { 200: success.extend({ data: z.array(errorCount) }) },
  },
  mend: {
    tags,
    summary: 'Correct cells of a checked table; their rows are checked again at once.',
    querystring: NO_QUERY,
    params: BY_ID,
    body: z
      .strictObject({
        cells: z
          .array(
            z.strictObject({
              row: z.int().min(1),
              column: z.int().min(0).max(MOST_COLUMNS),
              value: z.string().max(10_000).nullable().describe('`null`: what the table said.'),
            }),
          )
          .min(1)
          .max(100),
      })
      .meta({ id: 'ImportCorrections' }),
    response: { 200: success.extend({ data: run, rows: z.array(row) }) },
  },
  check: {
    tags,
    summary: 'Say what each column holds, and check all rows without writing any record.',
    querystring: NO_QUERY,
    params: BY_ID,
    body: mapping.meta({ id: 'ImportMapping' }),
    response: one,
  },
  decide: {
    tags,
    summary: 'Decide on rows whose record is there already, or probably is.',
    querystring: NO_QUERY,
    params: BY_ID,
    body: z
      .strictObject({
        all: z.strictObject({ same: decision, similar: decision }).partial().optional(),
        rows: z.record(z.string().regex(/^\d{1,7}$/), decision.nullable()).optional(),
      })
      .meta({ id: 'ImportDecisions' }),
    response: one,
  },
  start: {
    tags,
    summary: 'Import all rows without errors, or none of them.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: one,
  },
  cancel: {
    tags,
    summary: 'Stop a check or an import; nothing of it remains.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: one,
  },
  undo: {
    tags,
    summary: 'Take an import back; what was changed or used since stays.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: one,
  },
};
