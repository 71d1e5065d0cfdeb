import type { Definition } from './define.ts';
import type { FieldErrors } from './errors.ts';

/** Everything that a record breaks of the rules over several fields, by field path. */
export const brokenRules = (
  { rules = [] }: Pick<Definition, 'rules'>,
  record: Readonly<Record<string, unknown>>,
): FieldErrors => Object.assign({}, ...rules.map((rule) => rule(record)));
