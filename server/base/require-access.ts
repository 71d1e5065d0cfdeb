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

/** Throws `access.denied` unless the rule allows the actor. */
export function demand(rule: AccessRule, actor: Actor): void {
  if (!allows(rule, actor)) throw new RequestError('access.denied');
}
