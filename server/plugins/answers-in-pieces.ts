import { Readable } from 'node:stream';
import type { FastifyInstance, onSendHookHandler, RouteOptions } from 'fastify';
import plugin from 'fastify-plugin';

const PIECE_BYTES = 64 * 1024;

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    yield bytes.subarray(from, from + PIECE_BYTES);
  }
}

/** Sends what is one long text or buffer as a stream of its pieces. */
const sendInPieces: onSendHookHandler<unknown> = async (_request, reply, payload) => {
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
  if (!Buffer.isBuffer(bytes) || bytes.length <= PIECE_BYTES) return payload;
  reply.header('content-length', bytes.length);
  return Readable.from(piecesOf(bytes));
};

const hooksOf = ({ onSend = [] }: RouteOptions) => [onSend].flat();

/**
 * Writes long answers piece by piece. Of one large write, Node reports only that all of it was taken: a
 * phone that reads it slowly would look like one that reads nothing (unread-answers.ts). It comes last,
 * after answers were compressed.
 */
export const answersInPieces = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onRoute', (route) => {
      route.onSend = [...hooksOf(route), sendInPieces];
    });
  },
  { name: 'answers-in-pieces', dependencies: ['compression'] },
);
