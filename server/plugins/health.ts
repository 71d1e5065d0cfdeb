import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { RequestError } from '../base/request-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the server signals load balancers to send no more requests. */
    drain(): void;
  }
}

/** Load balancers give up after a second or so. They get the reason before that. */
const TIMEOUT_MS = 700;
/** A query that is not answered within this time is abandoned, and a new one is sent. */
const LOST_AFTER_MS = 15_000;

/** Whether the process is alive, and whether it can do its work. */
export const health = plugin(
  async (app: FastifyInstance) => {
    let draining = false;
    app.decorate('drain', () => {
      draining = true;
    });
    const plain = { schema: { hide: true } };
    const databaseAnswers = sharedQuestion(() => sql`select 1`.execute(app.database));
    app.get('/health/live', plain, async () => ({ status: 'success' }));
    app.get('/health/ready', plain, async () => {
      if (draining) throw new RequestError('server.notReady');
      try {
        await answeredInTime(databaseAnswers());
      } catch (error) {
        app.log.warn({ err: error }, 'the database does not answer');
        throw new RequestError('server.notReady', { message: 'The database does not answer.' });
      }
      if (await app.blobs.hasSpace()) return { status: 'success' };
      throw new RequestError('server.diskFull', {
        message: "The server's disk is almost full. Files are rejected until there is space again.",
      });
    });
  },
  { name: 'health', dependencies: ['context', 'errors'] },
);

/** Shares one query between concurrent callers, so that health checks do not use up the pool. */
function sharedQuestion(ask: () => Promise<unknown>): () => Promise<unknown> {
  let open: { answer: Promise<unknown>; since: number } | undefined;
  return () => {
    if (open && performance.now() - open.since < LOST_AFTER_MS) return open.answer;
    const requested = { answer: ask(), since: performance.now() };
    const close = () => {
      if (open === requested) open = undefined;
    };
    requested.answer.then(close, close);
    open = requested;
    return requested.answer;
  };
}

async function answeredInTime(answer: Promise<unknown>): Promise<void> {
  const ending = new AbortController();
  const late = wait(TIMEOUT_MS, undefined, { signal: ending.signal }).then(() => {
    throw new Error(`No answer within ${TIMEOUT_MS} ms.`);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    ending.abort();
    void ignoringFailure(late, 'The answer was there in time.');
  }
}
