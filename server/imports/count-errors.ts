import { sql } from 'kysely';
import type { ErrorCount } from '../../domain/imports/import-run.ts';
import type { Executor } from '../resources/storage.ts';

type Row = Omit<ErrorCount, 'column' | 'header' | 'limit' | 'sentence'> & {
  readonly [Part in 'column' | 'header' | 'limit' | 'sentence']: ErrorCount[Part] | null;
};

/** What is wrong with the rows of a run: each reason with its column, the number of rows and the first. */
export async function countErrors(
  executor: Executor,
  runId: string,
  which: 'faulty' | 'failed',
): Promise<readonly ErrorCount[]> {
  const chosen = which === 'faulty' ? sql`verdict = 'faulty'` : sql`outcome = 'failed'`;
  const { rows } = await sql<Row>`
    select error ->> 'path' as path, error ->> 'code' as code,
      (error ->> 'column')::integer as "column", error ->> 'header' as header,
      error -> 'limit' as "limit", error -> 'sentence' as sentence,
      count(*)::integer as rows, min(number) as "firstRow"
    from import_row, jsonb_array_elements(errors) as error
    where run_id = ${runId}::uuid and ${chosen}
    group by 1, 2, 3, 4, 5, 6
    order by rows desc, "firstRow", path
  `.execute(executor);
  return rows.map(({ column, header, limit, sentence, ...counted }) => ({
    ...counted,
    ...(column !== null && { column }),
    ...(header !== null && { header }),
    ...(limit !== null && { limit }),
    ...(sentence !== null && { sentence }),
  }));
}
