import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type Actor, ANONYMOUS } from '../../domain/access.ts';
import { RequestError } from '../base/request-error.ts';
import { type SignedIn, sessionStore } from './session-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: ReturnType<typeof sessionStore>;
    /** Rejects a request without a live session. Every call under `/api/v1` passes it already. */
    requireSession(request: FastifyRequest): Promise<void>;
    /** Finds out who is calling, if it is somebody; a session that has ended counts as none. */
    noticeSession(request: FastifyRequest): Promise<void>;
    /**
     * Looks a signed-in caller's session up again, after something that took long. Throws if it has
     * ended or they have been blocked, and `access.denied` if they have another role by now.
     */
    renewSession(request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    /** The signed-in user, if there is one. */
    signedIn: SignedIn | undefined;
    /** The signed-in user; throws `session.missing` if nobody is signed in. */
    actor: SignedIn;
    /** Who reads: the signed-in user, or somebody unknown where the route is public. */
    reader: Actor;
  }
  interface FastifyContextConfig {
    /** Open to callers without a session. */
    public?: boolean;
    /** Open to a session that may only set up a second factor. */
    beforeFactor?: boolean;
    /** Open to an administrator who looks as somebody else, although it changes something. */
    whileViewing?: boolean;
  }
}

/** Methods of calls that change nothing. */
const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

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
    app.decorateRequest('reader', {
      getter(this: FastifyRequest) {
        return this.signedIn ?? ANONYMOUS;
      },
    });
    app.decorate('noticeSession', async (request: FastifyRequest) => {
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
      if (request.signedIn || !token) return;
      const found = await store.find(token, app.now(), request.ip);
      const { config } = request.routeOptions;
      if (found?.mustSetUpFactor && !config.beforeFactor) {
        // What is public is shown to them as to a stranger.
        if (config.public) return;
        throw new RequestError('session.factorDue');
      }
      if (found?.seenBy && !config.whileViewing && !READING.includes(request.method)) {
        throw new RequestError('session.viewOnly');
      }
      request.signedIn = found;
    });
    app.decorate('requireSession', async (request: FastifyRequest) => {
      if (request.signedIn) return;
      if (!request.headers.authorization) throw new RequestError('session.missing');
      await app.noticeSession(request);
      if (!request.signedIn) throw new RequestError('session.ended');
    });
    app.decorate('renewSession', async (request: FastifyRequest) => {
      const before = request.signedIn;
      if (!before) return;
      request.signedIn = undefined;
      await app.requireSession(request);
      // What the route demands was checked for the role that they had.
      const isSame =
        request.actor.role === before.role &&
        isDeepStrictEqual(request.actor.grants, before.grants);
      if (!isSame) throw new RequestError('access.denied');
    });
  },
  { name: 'sessions', dependencies: ['context', 'errors'] },
);
