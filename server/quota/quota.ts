import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { allows, office } from '../../domain/access.ts';
import {
  type DailyUse,
  leftOf,
  type QuotaKind,
  secondsLeft,
} from '../../domain/chat/daily-quota.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { countUse } from './daily-use.ts';
import { bytesOf, rejectionOfBytes } from './written-bytes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request has counted. */
    counted: Map<QuotaKind, DailyUse>;
    /** Counts a message. Throws `quota.reached` beyond a customer's daily limit. */
    countMessage(transaction: Kysely<DB>): Promise<void>;
    /**
     * Counts a file before it is read. Just beyond the limit it is read and then rejected, unless
     * the request repeats an earlier one. Well beyond the limit it is not read at all.
     */
    countFile(): Promise<void>;
    /** Whether what this request writes has been counted in bytes. */
    isWeighed: boolean;
  }
}

const MUTATIONS = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** How many files beyond the limit are read, because the request may repeat an answered one. */
const REPEATED_FILES = 10;

/** Daily limits for customers, and the headers that say how much of them is left. */
export const quota = plugin(
  async (app: FastifyInstance) => {
    const limits = app.config.dailyLimits;
    const count = async (request: FastifyRequest, kind: QuotaKind, database: Kysely<DB>) => {
      if (allows(office, request.actor)) return undefined;
      const requested = { userId: request.actor.id, kind, limit: limits[kind], now: app.now() };
      const use = await countUse(database, requested);
      request.counted.set(kind, use);
      return use;
    };
    const rejection = (kind: QuotaKind, use: DailyUse) => rejectionOf(kind, use, app.now());

    app.decorateRequest('counted');
    app.addHook('onRequest', async (request) => {
      request.counted = new Map();
    });
    app.decorateRequest('countMessage', async function (transaction) {
      const use = await count(this, 'messages', transaction);
      if (use && use.used > use.limit) throw rejection('messages', use);
    });
    app.decorateRequest('countFile', async function () {
      const use = await count(this, 'files', app.database);
      if (use && use.used > use.limit + REPEATED_FILES) throw rejection('files', use);
    });
    app.decorateRequest('isWeighed', false);
    const countBytes = ({ actor }: FastifyRequest, amount: number) =>
      countUse(app.database, {
        userId: actor.id,
        kind: 'bytes',
        amount,
        limit: app.config.dailyBytes,
        now: app.now(),
      });
    const weigh = async (request: FastifyRequest) => {
      if (!request.signedIn || !MUTATIONS.includes(request.method)) return;
      if (allows(office, request.actor)) return;
      const use = await countBytes(request, bytesOf(request));
      if (use.used > use.limit) throw rejectionOfBytes(use, app.now());
      request.isWeighed = true;
    };
    // Runs after the check of the idempotency key, which is an earlier hook.
    app.addHook('onRoute', (route) => {
      const reject = async (request: FastifyRequest) => {
        const use = request.counted.get('files');
        if (use && use.used > use.limit) throw rejection('files', use);
      };
      route.preHandler = [route.preHandler ?? [], reject, weigh].flat();
    });
    // An answer is stored under the key of its request.
    app.addHook('onSend', async (request, _reply, payload) => {
      if (request.isWeighed && request.keyed && typeof payload === 'string') {
        await countBytes(request, Buffer.byteLength(payload));
      }
      return payload;
    });
    app.addHook('onSend', async (request, reply, payload) => {
      if (request.counted?.size) notify(request.counted, reply, app.now());
      return payload;
    });
  },
  { name: 'quota', dependencies: ['context', 'sessions', 'errors'] },
);

function rejectionOf(kind: QuotaKind, use: DailyUse, now: Date): RequestError {
  const until = use.endsAt?.toISOString() ?? 'tomorrow';
  return new RequestError('quota.reached', {
    message: `This account may send ${use.limit} ${kind} in 24 hours. It may send more from ${until}.`,
    retryAfter: secondsLeft(use, now),
  });
}

/** The headers of the IETF draft "RateLimit header fields for HTTP". */
function notify(counted: ReadonlyMap<QuotaKind, DailyUse>, reply: FastifyReply, now: Date): void {
  const all = [...counted];
  const listed = (text: (kind: QuotaKind, use: DailyUse) => string) =>
    all.map(([kind, use]) => `"${kind}";${text(kind, use)}`).join(', ');
  reply.header(
    'ratelimit-policy',
    listed((_, { limit }) => `q=${limit};w=86400`),
  );
  reply.header(
    'ratelimit',
    listed((_, use) => `r=${leftOf(use)};t=${secondsLeft(use, now)}`),
  );
}
