import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { RequestError } from '../base/request-error.ts';
import { type SignedIn, sessionStore } from './session-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: ReturnType<typeof sessionStore>;
    /** Refuses a request without a live session. Every call under `/api/v1` passes it already. */
    requireSession(request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    /** The signed-in user, if there is one. */
    signedIn: SignedIn | undefined;
    /** The signed-in user; throws `session.missing` if nobody is signed in. */
    actor: SignedIn;
  }
  interface FastifyContextConfig {
    /** Open to callers without a session. */
    public?: boolean;
  }
}

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/** Finds out who is calling. */
export const sessions = plugin(
  async (app: FastifyInstance) => {
    const store = sessionStore(app.database, app.config);
    app.decorate('sessions', store);
    app.decorateRequest('signedIn', undefined);
    app.decorateRequest('actor', {
      getter(this: FastifyRequest) {
        if (!this.signedIn) throw new RequestError('session.missing');
        return this.signedIn;
      },
    });
    app.decorate('requireSession', async (request: FastifyRequest) => {
      if (request.signedIn) return;
      const header = request.headers.authorization;
      if (!header) throw new RequestError('session.missing');
      const token = BEARER.exec(header)?.[1];
      request.signedIn = token ? await store.find(token, app.now()) : undefined;
      if (!request.signedIn) throw new RequestError('session.ended');
    });
  },
  { name: 'sessions', dependencies: ['context', 'errors'] },
);
