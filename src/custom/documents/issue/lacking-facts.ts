import { failureOf } from '../../../providers/http-error.ts';

/** The facts for whose lack a call was refused; none where it was refused for another reason. */
export function lackingFacts(error: unknown): readonly string[] {
  const { code, errors = {} } = failureOf(error);
  return code === 'invoice.incomplete' ? Object.keys(errors) : [];
}
