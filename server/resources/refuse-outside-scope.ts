import type { Access } from '../../domain/access.ts';
import { valueAt } from '../../domain/paths.ts';
import { RequestError } from '../request-error.ts';
import type { Values } from './storage.ts';

/** Refuses to write a record that the actor could not reach afterwards. */
export function refuseOutsideScope(access: Access, record: Values): void {
  if (access === false) throw new RequestError('access.denied');
  if (access === true) return;
  const isInside = Object.entries(access).every(([path, value]) => valueAt(record, path) === value);
  if (!isInside) throw new RequestError('access.denied');
}
