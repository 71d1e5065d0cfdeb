import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';
import { sendOutside } from './send-outside.ts';

/**
 * Answers with bytes in memory, or the requested part of them; shown inline, and not cached by
 * browsers. A conditional range gets all bytes: they have no tag to compare.
 */
export function sendBytes(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, type }: { readonly bytes: Buffer; readonly type: string },
): FastifyReply {
  const range =
    headers['if-range'] === undefined ? byteRange(headers.range, bytes.length) : undefined;
  if (range === 'outside') return sendOutside(reply, bytes.length);
  const sent = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  reply.headers({
    'cache-control': 'no-store',
    vary: 'authorization',
    'content-type': type,
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'content-length': sent.length,
  });
  if (range) {
    reply.code(206);
    reply.header('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  }
  return reply.send(sent);
}
