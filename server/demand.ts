import { type AccessRule, type Actor, allows } from '../domain/access.ts';
import { RequestError } from './request-error.ts';

/** Lets pass whom a rule allows. Throws `access.denied` for anybody else. */
export function demand(rule: AccessRule, actor: Actor): void {
  if (!allows(rule, actor)) throw new RequestError('access.denied');
}
