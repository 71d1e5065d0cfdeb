import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isObject } from '../domain/validate.ts';
import { RequestError } from './request-error.ts';

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
