import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How the description of the API says that a call needs no session, and may have one. */
export const OPEN_TO_ALL: readonly Readonly<Record<string, readonly string[]>>[] = [
  {},
  { session: [] },
];

/** So long a cache may show an answer without requesting it again, and so long while it does. */
const PUBLIC_CACHING = 'public, max-age=30, stale-while-revalidate=60';

const headerOf = (value: string | string[] | undefined): string => [value ?? []].flat().join(', ');

/** An answer that another site may show, if it is one of those that are allowed to. */
function shareWithOrigins({ headers, server }: FastifyRequest, reply: FastifyReply): void {
  const { publicOrigins } = server.config;
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (reply.hasHeader('access-control-allow-origin')) return;
  if (publicOrigins.includes('*')) reply.header('access-control-allow-origin', '*');
  else if (headers.origin && publicOrigins.includes(headers.origin)) {
    reply.header('access-control-allow-origin', headers.origin);
  }
  reply.header('access-control-expose-headers', 'etag, x-request-id, retry-after');
}

/** What an answer depends on besides its address. */
function varyBy(reply: FastifyReply, publicOrigins: readonly string[]): void {
  const names = [reply.getHeader('vary') ?? []].flat().join(', ').split(', ');
  const more = [
    'Authorization',
    'Accept-Encoding',
    ...(publicOrigins.includes('*') ? [] : ['Origin']),
  ];
  reply.header('vary', [...new Set([...names, ...more])].filter(Boolean).join(', '));
}

/** Each way to pack an answer has a tag of its own, because its bytes differ. */
function tagOf(payload: string, accepted: string): string {
  const packing = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gz' : 'as';
  return `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}-${packing}"`;
}

const isKnown = (requested: string, tag: string): boolean =>
  requested.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*');

/** Whether a call shows who is calling; even a session that has ended keeps an answer private. */
export const isAnonymous = ({ headers, signedIn }: FastifyRequest): boolean =>
  !signedIn && headers.authorization === undefined;

/** Lets another site show a public answer; for callers without a session only. */
export function sharePublicly(request: FastifyRequest, reply: FastifyReply): void {
  varyBy(reply, request.server.config.publicOrigins);
  if (isAnonymous(request)) shareWithOrigins(request, reply);
}

/**
 * Labels what a reader without a session gets: caches may store it for a moment, and whoever has
 * it already gets no second copy. The tag is of the answer itself, so it reveals nothing that the
 * answer does not.
 */
export async function sendPublicly(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  sharePublicly(request, reply);
  if (!isAnonymous(request) || reply.statusCode !== 200 || typeof payload !== 'string') {
    return payload;
  }
  const tag = tagOf(payload, headerOf(request.headers['accept-encoding']));
  reply.headers({ etag: tag, 'cache-control': PUBLIC_CACHING });
  if (!isKnown(headerOf(request.headers['if-none-match']), tag)) return payload;
  reply.code(304);
  reply.removeHeader('content-type');
  return null;
}
