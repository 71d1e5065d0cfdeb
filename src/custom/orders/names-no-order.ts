import { failureOf } from '../../providers/call-error.ts';
import { isNotFound } from '../../providers/capabilities.ts';

/**
 * Whether the server says that there is no order of this id. Only the id is sent to it: a value that
 * it rejects is an id that no order has.
 */
export const namesNoOrder = (error: unknown): boolean =>
  isNotFound(error) || failureOf(error).code === 'request.badValue';
