import type { FastifyRequest } from 'fastify';
import { type AccessRule, type Actor, allows } from '../../domain/access.ts';
import { RequestError } from './request-error.ts';

/**
 * An `onRequest` hook that rejects the actors that a rule excludes. They are rejected at once, before
 * anything is checked in a body or a query that will not be used.
 */
export const requireAccess =
  (rule: AccessRule) =>
  async (request: FastifyRequest): Promise<void> =>
    demand(rule, request.reader);

/**
 * The same for calls that do not look at single records: whoever a rule allows only some of them, such
 * as a role with rights to its own, is rejected.
 */
export const requireAccessToAll = (rule: AccessRule) =>
  requireAccess((actor) => rule(actor) === true);

/** Throws `access.denied` unless the rule allows the actor. */
export function demand(rule: AccessRule, actor: Actor): void {
  if (!allows(rule, actor)) throw new RequestError('access.denied');
}
