import { ROW_DECISIONS, type RowDecision } from '../../../domain/imports/import-run.ts';

/** What can be decided on rows of a kind: nothing is added beside a record with the same unique value. */
export const decisionsOf = (result: 'same' | 'similar'): readonly RowDecision[] =>
  ROW_DECISIONS.filter((decision) => result === 'similar' || decision !== 'create');
