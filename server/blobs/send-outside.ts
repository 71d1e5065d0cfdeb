import type { FastifyReply } from 'fastify';

/** Answers a player that requests a part which a file of this size does not have. */
export const sendOutside = (reply: FastifyReply, size: number): FastifyReply =>
  reply
    .code(416)
    .headers({ 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' })
    .send();
