import { ROW_DECISIONS, type RowDecision } from '../../../domain/imports/import-run.ts';

/** What can be decided on rows of a kind: nothing is added beside a record with the same unique value. */
export const decisionsOf = (verdict: 'same' | 'similar'): readonly RowDecision[] =>
  ROW_DECISIONS.filter((decision) => verdict === 'similar' || decision !== 'create');
