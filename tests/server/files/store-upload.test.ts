import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../domain/uploads.ts';
import type { BlobStore } from '../../../server/blobs/blob-store.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import type { RecordFileKind } from '../../../server/blobs/stored-name.ts';
import { createPictureDecoder } from '../../../server/pictures/picture-decoder.ts';
import { storeUpload } from '../../../server/uploads/store-upload.ts';
import { drawing, gifOfFrames, photoWithPlace, pngThatClaims } from '../../support/pictures.ts';

const pictures = createPictureDecoder();
afterAll(() => pictures.close());

let folder: string;
let blobs: BlobStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jisr-uploads-'));
  blobs = openFolderStore(folder);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const upload = (bytes: Uint8Array, kind: RecordFileKind = 'picture'): Promise<string> =>
  storeUpload(
    { blobs, pictures },
    { field: 'photo', kind, stream: Readable.from([bytes]), owner: 'somebody' },
  );

const storedNames = async (): Promise<string[]> => {
  const names: string[] = [];
  for await (const name of blobs.list('')) names.push(name);
  return names;
};

describe('an uploaded picture', () => {
  it('is stored upright, at most 1600 pixels long, and loses the location where it was taken', async () => {
    const name = await upload(await photoWithPlace());
    expect(name).toMatch(/^picture-[0-9a-f-]{36}\.jpg$/);
    const stored = await sharp(await buffer(await blobs.get(name))).metadata();
    expect([stored.width, stored.height]).toEqual([800, 1600]);
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
  });

  it('keeps its transparency, and is not enlarged', async () => {
    const name = await upload(await drawing());
    const stored = await sharp(await buffer(await blobs.get(name))).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 60, height: 40, hasAlpha: true });
  });

  it('is rejected with 415 if it is a disguised web page, an SVG with scripts or a PDF', async () => {
    const disguised = [
      '<!doctype html><script>alert(1)</script>',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '%PDF-1.7\n',
      'just words',
      '',
    ];
    for (const text of disguised) {
      await expect(upload(Buffer.from(text)), text).rejects.toMatchObject({
        code: 'request.wrongType',
        statusCode: 415,
        fields: { photo: { code: 'wrongFileType' } },
      });
    }
    expect(await storedNames()).toEqual([]);
  });

  it('is rejected with 415 if it is truncated', async () => {
    const whole = await photoWithPlace();
    await expect(upload(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      statusCode: 415,
      fields: { photo: { code: 'wrongFileType' } },
    });
  });

  it('is rejected with 413 if it claims more pixels than a camera has', async () => {
    await expect(upload(pngThatClaims(30_000, 30_000))).rejects.toMatchObject({
      statusCode: 413,
      fields: { photo: { code: 'tooLarge', limit: '50 megapixels' } },
    });
  });

  it('is rejected with 413 if a GIF of one pixel claims a screen that is too large', async () => {
    const gif = (width: number, height: number): Buffer => {
      const head = Buffer.from('GIF89a\0\0\0\0', 'latin1');
      head.writeUInt16LE(width, 6);
      head.writeUInt16LE(height, 8);
      // Two colours, one frame of one pixel, the end.
      const rest = '800000000000ffffff2c000000000100010000' + '02024c01003b';
      return Buffer.concat([head, Buffer.from(rest, 'hex')]);
    };
    await expect(upload(gif(1, 1))).resolves.toMatch(/^picture-/);
    await expect(upload(gif(60_000, 60_000))).rejects.toMatchObject({
      statusCode: 413,
      fields: { photo: { code: 'tooLarge', limit: '50 megapixels' } },
    });
  });

  it('is rejected with 413 if it would take too much memory to decode', async () => {
    const large = {
      'in sixteen bits': pngThatClaims(7000, 7000, 16),
      'in many pictures': gifOfFrames({ edge: 3000, frames: 20 }),
    };
    for (const [how, bytes] of Object.entries(large)) {
      expect(bytes.length, how).toBeLessThan(2000);
      await expect(upload(bytes), how).rejects.toMatchObject({
        statusCode: 413,
        fields: { photo: { code: 'tooLarge', limit: '200 MB unpacked' } },
      });
    }
  });

  it('is rejected with 413 as soon as it is larger than 10 MB, however long it continues', async () => {
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          sent += 100_000;
          yield Buffer.alloc(100_000);
        }
      })(),
    );
    const rejected = storeUpload(
      { blobs, pictures },
      { field: 'photo', kind: 'picture', stream: endless, owner: 'somebody' },
    );
    await expect(rejected).rejects.toMatchObject({
      statusCode: 413,
      fields: { photo: { code: 'tooLarge', limit: '10 MB' } },
    });
    expect(sent).toBeLessThan(MAX_UPLOAD_BYTES * 2);
  });
});

describe('an uploaded ID document', () => {
  it('may be a picture or a PDF, which is stored unchanged', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
    const name = await upload(pdf, 'document');
    expect(name).toMatch(/^document-.*\.pdf$/);
    expect(await buffer(await blobs.get(name))).toEqual(pdf);
    expect(await upload(await drawing(), 'document')).toMatch(/^document-.*\.webp$/);
  });
});
