import { Readable } from 'node:stream';
import { BlobMissingError, type BlobStore, isBlobName } from './blob-store.ts';
import { type S3Client, statusOf } from './s3-client.ts';
import { uploadTo } from './s3-upload.ts';

const MISSING = 404;
const NO_SUCH_PART = 416;

/**
 * Stores files as objects of an S3 bucket. The storage itself has no end that can be seen from here:
 * that it is full shows when a file is put there.
 */
export function openS3Store(client: S3Client): BlobStore {
  const keyOf = (name: string): string => {
    if (!isBlobName(name)) throw new TypeError('Not a name that a file can be stored under.');
    return `${client.prefix}${name}`;
  };

  return {
    hasSpace: async () => true,

    async put(name, bytes) {
      return { size: await uploadTo(client, keyOf(name), bytes) };
    },

    async get(name, range) {
      const key = keyOf(name);
      try {
        return Readable.from(await client.read(key, range), { objectMode: false });
      } catch (error) {
        if (statusOf(error) === NO_SUCH_PART) return Readable.from([]);
        // A bucket that is missing is an error of the operator, and no missing file.
        if (statusOf(error) === MISSING && (await client.head(key)) === undefined) {
          throw new BlobMissingError();
        }
        throw error;
      }
    },

    async stat(name) {
      const headers = await client.head(keyOf(name));
      if (!headers) return undefined;
      return {
        size: Number(headers.get('content-length')),
        modifiedAt: new Date(headers.get('last-modified') ?? 0),
      };
    },

    async delete(name) {
      const key = keyOf(name);
      await client.call((s3) => s3.deleteObject(key));
    },

    async *list(prefix) {
      for await (const { name } of client.list(prefix)) {
        // Another folder of the bucket may be somebody else's.
        if (isBlobName(name)) yield name;
      }
    },
  };
}
