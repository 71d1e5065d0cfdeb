import type { FastifyInstance, FastifyRequest } from 'fastify';
import { removeDiscardedFiles } from './discarded-files.ts';
import type { DefinitionsByName } from './query-path.ts';
import type { Call } from './request-context.ts';
import type { Resources } from './resource.ts';

/** Everything that the handlers of one application share. */
export type Room = {
  readonly app: FastifyInstance;
  readonly resources: Resources;
  readonly definitions: DefinitionsByName;
};

/** The result of a request; `status` is the one that its answer is kept with. */
export const callOf = ({ app, resources }: Room, request: FastifyRequest, status = 200): Call => ({
  database: app.database,
  blobs: app.blobs,
  resources,
  actor: request.actor,
  now: app.now(),
  newId: app.newId,
  keepAnswer: (transaction, record) =>
    request.keepAnswer(transaction, status, { status: 'success', data: record }),
  removeFiles: (names) =>
    removeDiscardedFiles({ database: app.database, blobs: app.blobs, resources }, names).catch(
      (error: unknown) => request.log.error({ err: error }, 'discarded files could not be removed'),
    ),
});
