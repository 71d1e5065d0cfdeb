import { type AccessRule, type Actor, allows } from '../domain/access.ts';
import { RequestError } from './request-error.ts';

/** Throws `access.denied` unless the rule allows the actor. */
export function demand(rule: AccessRule, actor: Actor): void {
  if (!allows(rule, actor)) throw new RequestError('access.denied');
}
