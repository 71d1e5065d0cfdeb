import { rm } from 'node:fs/promises';
import S3rver from '@20minutes/s3rver';
import { readS3Address, type S3Address } from '../../server/base/s3-address.ts';
import type { BlobStore } from '../../server/blobs/blob-store.ts';
import { type AnswerTimes, s3Client } from '../../server/blobs/s3-client.ts';
import { openS3Store } from '../../server/blobs/s3-store.ts';
import { memoryFolder } from './memory-folder.ts';

/** A server that speaks S3, with one bucket, for one test. Nothing is at other buckets. */
export async function objectStorage() {
  const directory = await memoryFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'jisr' }],
  });
  // It forgets the slash behind a bucket when it checks the signature of a list.
  const lenient = Object.create(server, { allowMismatchedSignatures: { value: true } });
  server.middleware.unshift((context, next) => {
    if (context.path.endsWith('/')) context.app = lenient;
    return next();
  });
  const { port } = await server.run();
  const close = async () => {
    server.httpServer.closeAllConnections();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return {
    /** An address of it as FILES_URL names one. */
    url: (path = 'jisr', key = 'S3RVER:S3RVER') => `http://${key}@127.0.0.1:${port}/${path}`,
    port,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** A text that has to be an address. */
export function addressOf(url: string): S3Address {
  const address = readS3Address(url);
  if (typeof address === 'string') throw new Error(`The address ${address}.`);
  return address;
}

/** The store of files at an address. */
export const s3StoreAt = (url: string, answerTimes?: AnswerTimes): BlobStore =>
  openS3Store(s3Client(addressOf(url), answerTimes));
