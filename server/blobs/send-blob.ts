import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../base/request-error.ts';
import type { BlobStore } from './blob-store.ts';
import { byteRange } from './byte-range.ts';
import { sendOutside } from './send-outside.ts';
import { typeOfBytes } from './type-of-bytes.ts';

/** As many leading bytes as the recognised file types need. */
const SNIFFED_BYTES = 4100;

const UNTYPED = 'application/octet-stream';

/**
 * `publicly`: every cache may keep it for a moment. `shortly`: the user's own browser may cache it for
 * a while. `never`: nothing is cached.
 */
export type Caching = 'publicly' | 'shortly' | 'never';

const CACHE_CONTROL: Record<Caching, string> = {
  publicly: 'public, max-age=60',
  shortly: 'private, max-age=3600',
  never: 'no-store',
};

async function typeOf(blobs: BlobStore, name: string, size: number): Promise<string> {
  if (size === 0) return UNTYPED;
  const end = Math.min(size, SNIFFED_BYTES) - 1;
  const head = await buffer(await blobs.get(name, { start: 0, end }));
  return (await typeOfBytes(head))?.mime ?? UNTYPED;
}

const shownInPlace = (type: string): boolean =>
  type.startsWith('image/') || type === 'application/pdf';

/** The stored file, how long a browser may cache it, and what is known about it. */
export type SentBlob = {
  readonly name: string;
  readonly caching: Caching;
  /** The sender's name for it, for the user who saves it. */
  readonly fileName?: string;
  /** Its media type, if that was found out at upload. */
  readonly type?: string;
  /** Whether it is only downloaded, as bytes without a type. */
  readonly isDownload?: boolean;
};

/**
 * A name in any script, as RFC 6266 writes it; characters that quotes could end are
 * percent-encoded.
 */
const encodedName = (name: string): string =>
  `filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)}`;

function disposition(type: string, { name, fileName }: SentBlob): string {
  const how = shownInPlace(type) ? 'inline' : 'attachment';
  if (fileName) return `${how}; ${encodedName(fileName)}`;
  return how === 'inline' ? how : `${how}; filename="${name}"`;
}

const headerOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/**
 * Answers with a stored file, or the requested part of it. If its type was not found out before,
 * its first bytes show it; only pictures and PDFs are shown inline. Throws a 404 for a name that
 * nothing is stored under.
 */
export async function sendBlob(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: BlobStore,
  blob: SentBlob,
): Promise<FastifyReply> {
  const { name, caching } = blob;
  const found = await blobs.stat(name);
  if (!found) throw new RequestError('record.notFound');
  const tag = `"${found.size.toString(36)}-${found.modifiedAt.getTime().toString(36)}"`;
  reply.header('cache-control', CACHE_CONTROL[caching]);
  if (!reply.hasHeader('vary')) reply.header('vary', 'authorization');
  if (caching !== 'never') {
    reply.header('etag', tag);
    if (headerOf(request.headers['if-none-match']) === tag) return reply.code(304).send();
  }
  const type = blob.isDownload ? UNTYPED : (blob.type ?? (await typeOf(blobs, name, found.size)));
  const condition = headerOf(request.headers['if-range']);
  const wanted = condition === undefined || condition === tag ? request.headers.range : undefined;
  const range = byteRange(wanted, found.size);
  if (range === 'outside') return sendOutside(reply, found.size);
  reply.headers({
    'content-type': type,
    'content-disposition': disposition(type, blob),
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'content-length': range ? range.end - range.start + 1 : found.size,
  });
  if (range) {
    reply.code(206);
    reply.header('content-range', `bytes ${range.start}-${range.end}/${found.size}`);
  }
  return reply.send(await blobs.get(name, range));
}
