import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { asError } from '../base/as-error.ts';
import type { S3Address } from '../base/s3-address.ts';
import { NoSpaceError } from './blob-store.ts';

/** The object storage does not do what it should; the message says why, for the operator. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** A large object is sent in parts of so many bytes, of which some are in memory. */
export const PART_BYTES = 16_000_000;
const TRIES = 4;
const FIRST_PAUSE_MS = 200;
/** How long a storage may take until its answer begins. */
export type AnswerTimes = {
  readonly readMs: number;
  /** With the bytes of a part on their way to it. */
  readonly writtenMs: number;
};
const ANSWER_TIMES: AnswerTimes = { readMs: 20_000, writtenMs: 120_000 };

const PASSES = new Set([429, 500, 502, 503, 504]);

/** Codes by which storages say that there is no space, and not whose fault anything else is. */
const NO_SPACE = /Quota|StorageFull|InsufficientStorage|NoSpace|DiskFull|CapacityExceeded/i;

/** The code of an error, or of what caused it. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}

/** Why a request failed: a code, or what its cause says. */
const reasonOf = (error: unknown): string =>
  codeOf(error) ??
  (error instanceof Error && error.cause instanceof Error ? error.cause.message : '');

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

/** Makes requests that end by themselves if no answer begins. */
const asking =
  ({ readMs, writtenMs }: AnswerTimes): typeof fetch =>
  async (url, init) => {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), init?.body ? writtenMs : readMs);
    try {
      return await fetch(url, { ...init, signal: ending.signal, redirect: 'manual' });
    } finally {
      clearTimeout(timer);
    }
  };

/**
 * Asks again, a few times, where a storage is busy or a connection broke; one that does not answer is
 * not asked again. Bodies are in memory.
 */
const askingPatiently =
  (ask: typeof fetch): typeof fetch =>
  async (url, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === TRIES;
      try {
        const response = await ask(url, init);
        if (isLast || !PASSES.has(response.status)) return response;
        await ignoringFailure(response.body?.cancel() ?? Promise.resolve(), 'It is asked again.');
      } catch (error) {
        if (isLast || isTimeout(error)) throw error;
      }
      // Not all processes at once.
      await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };

/** Names of objects, and what is done with them. */
export type S3Client = {
  /** What the operator calls the place. */
  readonly place: string;
  readonly prefix: string;
  /** Makes a call, and says what is wrong if it fails. */
  call<T>(work: (client: S3mini) => Promise<T>): Promise<T>;
  /** The bytes of an object, or of a range of it. */
  read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** The headers of an object; nothing if there is none. */
  head(key: string): Promise<Headers | undefined>;
  /** All objects whose names begin with the prefix. */
  list(prefix: string): AsyncGenerator<ListedObject>;
};

/** The first and the last byte. */
export type ByteRange = { readonly start: number; readonly end: number };

export type ListedObject = {
  /** Its name, without the prefix of the place. */
  readonly name: string;
  readonly size: number;
};

const PAGE = 1000;

/** The status of an answer that was an error. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceError
    ? error.status
    : error instanceof StorageError
      ? statusOf(error.cause)
      : undefined;

/** What an error of the client means, in a sentence. */
function translated(error: unknown, place: string): Error {
  const of = `The object storage ${place}`;
  if (error instanceof S3ServiceError) {
    const { status, serviceCode = 'no reason' } = error;
    const reason = `${status}, ${serviceCode}`;
    if (status === 507 || NO_SPACE.test(serviceCode)) return new NoSpaceError({ cause: error });
    if (status === 401 || status === 403) {
      return new StorageError(`${of} rejects the access key (${reason}).`, { cause: error });
    }
    if (status === 404 && serviceCode === 'NoSuchBucket') {
      return new StorageError(`${of} has no such bucket (${reason}).`, { cause: error });
    }
    return new StorageError(`${of} answers with an error (${reason}).`, { cause: error });
  }
  const code = codeOf(error);
  if (isTimeout(error)) return new StorageError(`${of} does not answer in time.`, { cause: error });
  if (error instanceof TypeError || code !== undefined) {
    return new StorageError(`${of} cannot be reached (${reasonOf(error) || 'no reason known'}).`, {
      cause: error,
    });
  }
  return asError(error);
}

/** Bytes of an object, with a sentence where they end too early. */
async function* wholly(body: AsyncIterable<Uint8Array>, place: string) {
  try {
    yield* body;
  } catch (error) {
    const reason = reasonOf(error) || 'no reason known';
    throw new StorageError(`The object storage ${place} broke off a file (${reason}).`, {
      cause: error,
    });
  }
}

/** A client of an object storage that speaks S3. */
export function s3Client(
  { endpoint, region, accessKey, secretKey, prefix, place }: S3Address,
  answerTimes: AnswerTimes = ANSWER_TIMES,
): S3Client {
  const askPatiently = askingPatiently(asking(answerTimes));
  const clientBy = (fetch: typeof globalThis.fetch) =>
    new S3mini({
      endpoint,
      region,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      minPartSize: PART_BYTES,
      fetch,
    });
  const client = clientBy(askPatiently);
  const failing = (error: unknown): never => {
    throw translated(error, place);
  };
  return {
    place,
    prefix,
    call: (work) => work(client).catch(failing),

    async read(key, range) {
      const { body } = await client
        .getObjectRaw(key, range === undefined, range?.start, range && range.end + 1)
        .catch(failing);
      return wholly(body ?? Readable.from([]), place);
    },

    async head(key) {
      // The library does not return what a HEAD was answered with.
      let headers: Headers | undefined;
      const attentive = clientBy(async (...request) => {
        const response = await askPatiently(...request);
        headers = response.headers;
        return response;
      });
      const isThere = await attentive.objectExists(key).catch(failing);
      return isThere ? headers : undefined;
    },

    async *list(start) {
      let token: string | undefined;
      do {
        const page = await client
          .listObjectsPaged('/', `${prefix}${start}`, PAGE, token)
          .catch(failing);
        if (!page?.objects)
          throw new StorageError(`The object storage ${place} has no such bucket.`);
        for (const { Key, Size } of page.objects) {
          yield { name: String(Key).slice(prefix.length), size: Number(Size) };
        }
        token = page.nextContinuationToken;
      } while (token !== undefined);
    },
  };
}
