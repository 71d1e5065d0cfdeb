import type { FastifyRequest } from 'fastify';

/** Where people reach the product: as the operator says, or else as this request came. */
export const publicOrigin = (request: FastifyRequest): string =>
  (request.server.config.publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/+$/, '');
