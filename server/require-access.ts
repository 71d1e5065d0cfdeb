import type { FastifyRequest } from 'fastify';
import type { AccessRule } from '../domain/access.ts';
import { demand } from './demand.ts';

/**
 * An `onRequest` hook that refuses whom a rule shuts out. Whoever may not make a call at all is told
 * so, and not what is wrong with a body or a query that nobody will use.
 */
export const requireAccess =
  (rule: AccessRule) =>
  async (request: FastifyRequest): Promise<void> =>
    demand(rule, request.actor);
