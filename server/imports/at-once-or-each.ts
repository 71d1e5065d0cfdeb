import { sql } from 'kysely';
import { RequestError } from '../base/request-error.ts';
import type { WriteContext } from '../resources/request-context.ts';

type Writing = Pick<WriteContext, 'transaction'>;

type Work<Row, Outcome> = {
  readonly work: (row: Row) => Promise<Outcome>;
  /** What has become of a row that was rejected. */
  readonly rejected: (row: Row, reason: RequestError) => Outcome;
};

/** Does something with all rows at once; if one of them is rejected, with each by itself. */
export async function atOnceOrEach<Row, Outcome>(
  context: Writing,
  rows: readonly Row[],
  { work, rejected }: Work<Row, Outcome>,
): Promise<readonly Outcome[]> {
  const together = await guarded(context, async () => {
    const all: Outcome[] = [];
    for (const row of rows) all.push(await work(row));
    return all;
  });
  if (!(together instanceof RequestError)) return together;
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const outcome = await guarded(context, () => work(row));
    outcomes.push(outcome instanceof RequestError ? rejected(row, outcome) : outcome);
  }
  return outcomes;
}

/** Does something, or nothing of it if it is rejected. */
async function guarded<T>(
  { transaction }: Writing,
  work: () => Promise<T>,
): Promise<T | RequestError> {
  await sql`savepoint some_rows`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint some_rows`.execute(transaction);
    return result;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    await sql`rollback to savepoint some_rows`.execute(transaction);
    await sql`release savepoint some_rows`.execute(transaction);
    return error;
  }
}
