import { failureOf } from '../../../providers/http-error.ts';

/** The missing facts for which a call was rejected; none if the reason was another. */
export function lackingFacts(error: unknown): readonly string[] {
  const { code, errors = {} } = failureOf(error);
  return code === 'invoice.incomplete' ? Object.keys(errors) : [];
}
