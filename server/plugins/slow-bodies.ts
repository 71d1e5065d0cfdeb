import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { rejectBrokenRequest } from './reject-broken-request.ts';

/** How long a body may take as a whole, and how long it may pause. */
type Timeout = { readonly wholeMs: number; readonly pauseMs: number };

export type BodyTimeout = {
  readonly plain: Timeout;
  /** For files of signed-in users: a phone on a weak network takes its time. */
  readonly upload: Timeout;
};

const TIMEOUT: BodyTimeout = {
  plain: { wholeMs: 30_000, pauseMs: 30_000 },
  upload: { wholeMs: 15 * 60_000, pauseMs: 60_000 },
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ headers, signedIn }: FastifyRequest): boolean =>
  signedIn !== undefined && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Closes the connection of a request, with the reason if nothing was answered yet. */
function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.headersSent) raw.destroy();
  else rejectBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
}

/** Aborts a body that takes too long or stalls. The returned function ends the watch. */
function watchBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { wholeMs, pauseMs }: Timeout,
): () => void {
  const { raw } = request;
  const deadline = Date.now() + wholeMs;
  let seen = raw.socket.bytesRead;
  const look = setInterval(() => {
    const isStill = raw.socket.bytesRead === seen;
    seen = raw.socket.bytesRead;
    if (raw.complete) clearInterval(look);
    else if (isStill || Date.now() >= deadline) {
      clearInterval(look);
      giveUp(request, reply);
    }
  }, pauseMs);
  look.unref();
  const end = () => clearInterval(look);
  raw.once('close', end);
  return end;
}

/** Rejects bodies that never end. Otherwise they would hold their connection for ever. */
export const slowBodies = plugin(
  async (app: FastifyInstance, { timeout = TIMEOUT }: { timeout?: BodyTimeout | undefined }) => {
    const watches = new WeakMap<FastifyRequest, () => void>();
    app.addHook('onRequest', async (request, reply) => {
      if (hasBody(request.raw)) watches.set(request, watchBody(request, reply, timeout.plain));
    });
    // By now the session is known.
    app.addHook('preParsing', async (request, reply) => {
      const end = watches.get(request);
      if (!end || !isUpload(request)) return;
      end();
      watches.set(request, watchBody(request, reply, timeout.upload));
    });
  },
  { name: 'slow-bodies', dependencies: ['context'] },
);
