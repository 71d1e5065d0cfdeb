import { RequestError } from '../base/request-error.ts';
import { inSavepoint } from '../resources/in-savepoint.ts';
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
  const together = await inSavepoint(context.transaction, async () => {
    const all: Outcome[] = [];
    for (const row of rows) all.push(await work(row));
    return all;
  });
  if (!(together instanceof RequestError)) return together;
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const outcome = await inSavepoint(context.transaction, () => work(row));
    outcomes.push(outcome instanceof RequestError ? rejected(row, outcome) : outcome);
  }
  return outcomes;
}
