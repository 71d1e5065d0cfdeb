import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readS3Address } from '../../../server/base/s3-address.ts';
import { NoSpaceError } from '../../../server/blobs/blob-store.ts';
import { PART_BYTES, StorageError } from '../../../server/blobs/s3-client.ts';
import { objectStorage, s3StoreAt } from '../../support/object-storage.ts';

const SECRET = 'a%2Fsecret%2Bof';

describe('the address of an object storage', () => {
  it.each([
    [
      `s3://KEY:${SECRET}@fsn1.storage.example/jisr?region=fsn1`,
      {
        endpoint: 'https://fsn1.storage.example/jisr',
        region: 'fsn1',
        accessKey: 'KEY',
        secretKey: 'a/secret+of',
        prefix: '',
        place: 'fsn1.storage.example/jisr',
      },
    ],
    [
      'http://KEY:SECRET@127.0.0.1:3900/jisr/files/',
      {
        endpoint: 'http://127.0.0.1:3900/jisr',
        region: 'us-east-1',
        prefix: 'files/',
        place: '127.0.0.1:3900/jisr/files',
      },
    ],
  ])('is read: %s', (text, expected) => {
    expect(readS3Address(text)).toMatchObject(expected);
  });

  it.each([
    ['ftp://KEY:SECRET@host/jisr', 'must look like'],
    ['s3://host/jisr', 'must have an access key'],
    ['s3://KEY@host/jisr', 'must have an access key'],
    ['s3://KEY:100%@host/jisr', 'must have an access key'],
    ['s3://KEY:SECRET@host', 'the name of a bucket'],
    ['s3://KEY:SECRET@host/Jisr', 'the name of a bucket'],
    ['s3://KEY:SECRET@host/jisr/a%2Fb', 'plain names'],
    ['s3://KEY:SECRET@host/jisr?zone=1', 'only have region='],
  ])('is rejected without being repeated: %s', (text, reason) => {
    expect(readS3Address(text)).toContain(reason);
    expect(readS3Address(text)).not.toMatch(/SECRET@host\/jisr$|100%@/);
  });
});

describe('files in an object storage', () => {
  let storage: Awaited<ReturnType<typeof objectStorage>>;
  beforeAll(async () => {
    storage = await objectStorage();
  });
  afterAll(() => storage.close());

  it('come back whole when they are sent in parts, and not at all when one part is missing', async () => {
    const store = s3StoreAt(storage.url('jisr/large'));
    const bytes = randomBytes(PART_BYTES + 3_000_000);
    const chunks = () => Readable.from([bytes.subarray(0, PART_BYTES), bytes.subarray(PART_BYTES)]);
    expect(await store.put('film.mp4', chunks())).toEqual({ size: bytes.length });
    expect(bytes.equals(await buffer(await store.get('film.mp4')))).toBe(true);
    const range = { start: PART_BYTES - 5, end: PART_BYTES + 4 };
    expect(await buffer(await store.get('film.mp4', range))).toEqual(
      bytes.subarray(range.start, range.end + 1),
    );
    const broken = Readable.from(
      (async function* () {
        yield bytes;
        throw new Error('The line broke.');
      })(),
    );
    await expect(store.put('half.mp4', broken)).rejects.toThrow('The line broke.');
    expect(await store.stat('half.mp4')).toBeUndefined();
  });

  it('are listed without those of others in the same bucket', async () => {
    const [ours, others] = [s3StoreAt(storage.url('jisr')), s3StoreAt(storage.url('jisr/more'))];
    await ours.put('picture-1', Buffer.from('x'));
    await others.put('picture-2', Buffer.from('x'));
    expect(await namesIn(ours.list('picture-'))).toEqual(['picture-1']);
    expect(await namesIn(others.list(''))).toEqual(['picture-2']);
  });

  it('say what is wrong with the key, the bucket or the way to it, and no secret', async () => {
    const closed = await objectStorage();
    await closed.close();
    const places = [
      [storage.url('jisr', `OTHER:${SECRET}`), 'rejects the access key (403, InvalidAccessKeyId)'],
      [storage.url('nothing'), 'has no such bucket'],
      [closed.url('jisr', `KEY:${SECRET}`), 'cannot be reached (ECONNREFUSED)'],
    ] as const;
    for (const [url, reason] of places) {
      const store = s3StoreAt(url);
      for (const work of [() => store.put('a', Buffer.from('x')), () => namesIn(store.list(''))]) {
        const error = await work().then(
          () => undefined,
          (one: unknown) => one,
        );
        expect(error).toBeInstanceOf(StorageError);
        expect(String(error)).toContain(reason);
        expect(String(error)).not.toContain('secret');
      }
    }
    const wrong = s3StoreAt(storage.url('jisr', `S3RVER:${SECRET}`));
    await expect(wrong.put('a', Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch');
  });
});

async function namesIn(names: AsyncIterable<string>): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found;
}

describe('an object storage', () => {
  /** A storage that gives these answers, one after the other. */
  async function answering(...answers: readonly RequestListener[]) {
    const requests: string[] = [];
    const queries: string[] = [];
    const server = createServer((request, response) => {
      request.resume().once('end', () => {
        requests.push(String(request.method));
        queries.push(String(request.url?.split('?')[1]));
        const answer = answers[Math.min(requests.length, answers.length) - 1];
        answer?.(request, response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `http://KEY:SECRET@127.0.0.1:${port}/jisr`;
    return {
      requests,
      queries,
      url,
      store: s3StoreAt(url),
      [Symbol.asyncDispose]: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  }
  const error =
    (status: number, code: string): RequestListener =>
    (_, response) => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(
        `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`,
      );
    };

  it('that does not answer is asked once, and named', async () => {
    await using storage = await answering(() => undefined);
    const store = s3StoreAt(storage.url, { readMs: 300, writtenMs: 300 });
    await expect(store.get('a')).rejects.toThrow(/storage \S+ does not answer in time/);
    expect(storage.requests).toEqual(['GET']);
  });

  it('that breaks off a file is named, and the file is not taken for a whole one', async () => {
    await using storage = await answering((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half', () => response.destroy());
    });
    const reading = buffer(await storage.store.get('a'));
    const error = await reading.catch((one: unknown) => one);
    expect(error).toBeInstanceOf(StorageError);
    expect(String(error)).toMatch(/storage 127\.0\.0\.1:\d+\/jisr broke off a file \(\w+\)/);
  });

  it('is read page after page, and for nothing of an empty file', async () => {
    const page =
      (next: string, ...keys: readonly string[]): RequestListener =>
      (_, response) => {
        const contents = keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`);
        const more = next && `<NextContinuationToken>${next}</NextContinuationToken>`;
        response.writeHead(200, { 'content-type': 'application/xml' });
        response.end(
          `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents.join('')}${more}</ListBucketResult>`,
        );
      };
    await using storage = await answering(
      page('two+/=', 'a', 'b', 'other/c'),
      page('three', 'd'),
      page('', 'e'),
      error(416, 'InvalidRange'),
    );
    expect(await namesIn(storage.store.list(''))).toEqual(['a', 'b', 'd', 'e']);
    expect(storage.queries[1]).toContain('continuation-token=two%2B%2F%3D');
    expect(storage.queries[2]).toContain('continuation-token=three');
    const nothing = await storage.store.get('empty', { start: 0, end: 20 });
    expect(await buffer(nothing)).toHaveLength(0);
  });

  it('is tried again while it is busy', async () => {
    const done: RequestListener = (_, response) => response.end();
    const drop: RequestListener = (request) => request.socket.destroy();
    await using storage = await answering(error(503, 'SlowDown'), drop, done);
    expect(await storage.store.put('a', Buffer.from('x'))).toEqual({ size: 1 });
    expect(storage.requests).toEqual(['PUT', 'PUT', 'PUT']);
  });

  it('is not tried for ever', async () => {
    await using storage = await answering(error(503, 'SlowDown'));
    await expect(storage.store.put('a', Buffer.from('x'))).rejects.toThrow('(503, SlowDown)');
    expect(storage.requests).toHaveLength(4);
  });

  it.each([
    [507, 'InsufficientStorage'],
    [403, 'QuotaExceeded'],
    [400, 'XMinioStorageFull'],
  ])('is full when it says so: %i %s', async (status, code) => {
    await using storage = await answering(error(status, code));
    await expect(storage.store.put('a', Buffer.from('x'))).rejects.toThrow(NoSpaceError);
  });

  it('that fails to join the parts of a file has not stored it', async () => {
    const began: RequestListener = (_, response) => {
      response.end(
        '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>',
      );
    };
    const sent: RequestListener = (_, response) => response.setHeader('etag', '"1"').end();
    await using storage = await answering(began, sent, sent, error(200, 'InternalError'), sent);
    const film = Readable.from([Buffer.alloc(PART_BYTES), Buffer.from('x')]);
    await expect(storage.store.put('film.mp4', film)).rejects.toThrow('has not joined');
    expect(storage.requests).toEqual(['POST', 'PUT', 'PUT', 'POST', 'DELETE']);
  });

  it('is not followed to another address', async () => {
    await using storage = await answering((_, response) => {
      response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end();
    });
    await expect(storage.store.put('a', Buffer.from('x'))).rejects.toThrow(StorageError);
    expect(storage.requests).toHaveLength(1);
  });
});
