import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { isObject } from '../../domain/validate.ts';
import { hourly } from '../base/hourly.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import {
  type Claim,
  forgetOldKeys,
  idempotencyStore,
  type KeyedRequest,
  type StoredAnswer,
} from './idempotency-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Processes one request for each idempotency key, and gives the others the same answer. */
    answerOnce(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  }
  interface FastifyContextConfig {
    /** It recognises a repeated request by itself, and keeps the keys longer. */
    keepsKeys?: boolean;
  }
  interface FastifyRequest {
    /** The idempotency key of this request. */
    keyed: KeyedRequest | undefined;
    /** The answer that was kept in the transaction of the change. */
    storedAnswer: StoredAnswer | undefined;
    /**
     * Keeps the answer in the transaction of the change, so that neither exists without the other.
     */
    keepAnswer(transaction: Kysely<DB>, status: number, body: unknown): Promise<void>;
  }
}

const MUTATIONS = ['POST', 'PUT', 'PATCH', 'DELETE'];
const KEY = /^[\x21-\x7e]{1,255}$/;
const TIMEOUT_MS = 15_000;
const PAUSE_MS = 40;

/** Nothing is done twice under one `Idempotency-Key` of one user within a week. */
export const idempotency = plugin(
  async (app: FastifyInstance, { worker }: { worker?: number | undefined }) => {
    const store = idempotencyStore(app.database, worker);
    hourly(app, {
      name: 'removing old idempotency keys',
      work: () => forgetOldKeys(app.database, app.now()),
    });
    app.decorateRequest('keyed', undefined);
    app.decorateRequest('storedAnswer', undefined);
    app.decorateRequest('keepAnswer', async function (transaction, status, body) {
      if (!this.keyed) return;
      const answer = { status, body: JSON.stringify(body) };
      // Another request has taken over the key in the meantime: this one must have no effect.
      if (!(await store.keep(this.keyed, answer, transaction))) {
        throw new RequestError('request.inProgress', { retryAfter: 1 });
      }
      this.storedAnswer = answer;
    });

    app.decorate('answerOnce', async (request, reply) => {
      const key = request.headers['idempotency-key'];
      if (key === undefined || !request.signedIn || !MUTATIONS.includes(request.method)) return;
      if (request.routeOptions.config.keepsKeys) return;
      const keyed = {
        actorId: request.signedIn.id,
        key: checkedKey(key),
        fingerprint: await requestFingerprint(request),
        claim: app.newId(),
      };
      const claim = await settledClaim(() => store.claim(keyed, app.now()));
      if (claim.state === 'mine') {
        request.keyed = keyed;
        return;
      }
      if (claim.state === 'otherRequest') throw new RequestError('request.keyReused');
      if (claim.state === 'busy') throw new RequestError('request.inProgress', { retryAfter: 1 });
      await dropFiles(request);
      return reply
        .code(claim.answer.status)
        .header('idempotency-replayed', 'true')
        .type('application/json; charset=utf-8')
        .send(claim.answer.body);
    });

    app.addHook('onSend', async (request, reply, payload) => {
      if (!request.keyed) return payload;
      try {
        if (isFinal(reply) && (typeof payload === 'string' || payload === undefined)) {
          const answer = { status: reply.statusCode, body: payload ?? '' };
          if (!isDeepStrictEqual(answer, request.storedAnswer))
            await store.keep(request.keyed, answer);
        } else await store.release(request.keyed);
      } catch (error) {
        // The work is done, so it is answered. Without the stored answer a repeated request has to
        // wait.
        request.log.error(
          { err: error },
          'the answer could not be stored under its idempotency key',
        );
      }
      return payload;
    });
  },
  { name: 'idempotency', dependencies: ['context', 'sessions', 'errors'] },
);

/** The idempotency key of a request, and what identifies its content; nothing if it has none. */
export async function keyOf(
  request: FastifyRequest,
): Promise<{ readonly key: string; readonly digest: string } | undefined> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  return { key: checkedKey(key), digest: await requestFingerprint(request) };
}

function checkedKey(key: string | string[]): string {
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new RequestError('request.badValue', {
    message: 'Idempotency-Key must have 1 to 255 printable characters.',
  });
}

/** Waits for a request that is being processed, for as long as a caller can be expected to wait. */
async function settledClaim(claim: () => Promise<Claim>): Promise<Claim> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const result = await claim();
    if (result.state !== 'busy' || Date.now() > deadline) return result;
    await wait(PAUSE_MS);
  }
}

/** Files that came with a repeated request belong to nothing. */
async function dropFiles(request: FastifyRequest): Promise<void> {
  const names = request.storedFiles ?? [];
  request.storedFiles = [];
  await Promise.all(names.map((name) => request.server.blobs.delete(name)));
}

/** A rejection that a later try might not meet is not stored. */
const isFinal = (reply: FastifyReply): boolean =>
  reply.statusCode < 500 && reply.statusCode !== 401 && !reply.hasHeader('retry-after');

/** Far deeper than any record; a body that nests deeper is meant to exhaust the stack. */
const DEEPEST = 100;

/** What makes two requests the same: method, address and body, whatever the order of its keys. */
export async function requestFingerprint(request: FastifyRequest): Promise<string> {
  const files = await digestsOfFiles(request);
  const body = JSON.stringify(inOneOrder(request.body ?? null, files));
  return createHash('sha256').update(`${request.method} ${request.url}\n${body}`).digest('hex');
}

function inOneOrder(value: unknown, files: ReadonlyMap<string, string>, depth = 0): unknown {
  if (depth > DEEPEST) throw new RequestError('request.malformed');
  if (typeof value === 'string') return files.get(value) ?? value;
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  if (Array.isArray(value)) return value.map((item) => inOneOrder(item, files, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, inOneOrder(item, files, depth + 1)]),
  );
}

/** An uploaded file gets a new name each time it is sent, so its content identifies it. */
async function digestsOfFiles(request: FastifyRequest): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>();
  for (const name of request.storedFiles ?? []) {
    const hash = createHash('sha256');
    for await (const chunk of await request.server.blobs.get(name)) hash.update(chunk);
    digests.set(name, hash.digest('hex'));
  }
  return digests;
}
