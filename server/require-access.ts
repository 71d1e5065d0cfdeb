import type { FastifyRequest } from 'fastify';
import type { AccessRule } from '../domain/access.ts';
import { demand } from './demand.ts';

/**
 * An `onRequest` hook that refuses the actors that a rule excludes. They are told so at once, and
 * not what is wrong with a body or a query that will not be used.
 */
export const requireAccess =
  (rule: AccessRule) =>
  async (request: FastifyRequest): Promise<void> =>
    demand(rule, request.actor);
