import { RequestError } from '../request-error.ts';

/** The refusal of values that other records already have, naming their fields. */
export const duplicateOf = (paths: readonly string[]): RequestError =>
  new RequestError('record.invalid', {
    fields: Object.fromEntries(paths.map((path) => [path, { code: 'duplicate' }])),
  });
