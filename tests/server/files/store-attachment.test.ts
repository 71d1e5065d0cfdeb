import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '../../../domain/chat/attachment-size.ts';
import type { BlobStore } from '../../../server/blobs/blob-store.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import { createPictureDecoder } from '../../../server/pictures/picture-decoder.ts';
import { asDeclared, storeAttachment } from '../../../server/uploads/store-attachment.ts';
import { tinyPdf } from '../../support/chat.ts';
import { gifOfFrames, photoWithPlace } from '../../support/pictures.ts';

const pictures = createPictureDecoder();
let folder: string;
let blobs: BlobStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jisr-attachments-'));
  blobs = openFolderStore(folder);
});
afterAll(async () => {
  pictures.close();
  await rm(folder, { recursive: true });
});

const store = (name: string, bytes: Uint8Array) =>
  storeAttachment({ blobs, pictures }, { name, stream: Readable.from([bytes]), owner: 'somebody' });

describe('a file of a conversation', () => {
  it('of more than 50 MB is refused before all of it has arrived, and nothing of it is kept', async () => {
    const megabyte = Buffer.alloc(1_000_000);
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        for (; sent < 200; sent += 1) yield megabyte;
      })(),
    );
    const large = { name: 'attachment-large', stream: endless, owner: 'somebody' };
    await expect(storeAttachment({ blobs, pictures }, large)).rejects.toMatchObject({
      code: 'request.tooLarge',
      fields: { file: { code: 'tooLarge', limit: '50 MB' } },
    });
    expect(sent * megabyte.length).toBeLessThan(2 * MAX_ATTACHMENT_BYTES);
    expect(await blobs.stat('attachment-large')).toBeUndefined();
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
  });

  it('that is an animation keeps all its frames, unless they take too much memory', async () => {
    const small = gifOfFrames({ edge: 200, frames: 20 });
    expect(await store('attachment-gif', small)).toMatchObject({
      mediaType: 'image/gif',
      size: small.length,
    });
    const large = gifOfFrames({ edge: 3000, frames: 20 });
    await expect(store('attachment-bomb', large)).rejects.toMatchObject({
      fields: { file: { code: 'tooLarge', limit: '200 MB unpacked' } },
    });
  });

  it('keeps every byte of a document', async () => {
    const stored = await store('attachment-pdf', tinyPdf('ganz'));
    expect(stored).toMatchObject({ mediaType: 'application/pdf', size: tinyPdf('ganz').length });
    const kept = await buffer(await blobs.get('attachment-pdf'));
    expect(kept).toEqual(Buffer.from(tinyPdf('ganz')));
  });

  it('that is a photo loses the location where it was taken', async () => {
    const stored = await store('attachment-photo', await photoWithPlace());
    const kept = await buffer(await blobs.get('attachment-photo'));
    expect(stored).toMatchObject({ mediaType: 'image/jpeg', size: kept.length });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a picture that is cut off', async () => (await photoWithPlace()).subarray(0, 3000)],
    ['a drawing that can run scripts', async () => Buffer.from('<svg onload="x()"></svg>')],
    ['an archive', async () => Buffer.from('PK\u0003\u0004'.padEnd(64, '\0'))],
  ])('that is %s is refused', async (_what, bytes) => {
    await expect(store('attachment-wrong', await bytes())).rejects.toMatchObject({
      code: 'request.wrongType',
    });
  });
});

describe('the type that a sender gives for a file', () => {
  const stored = (mediaType: string) => ({ name: 'attachment-x', mediaType, size: 1 });

  it('tells a voice recording from a video in the same container', () => {
    expect(asDeclared(stored('video/webm'), 'audio')).toMatchObject({
      type: 'audio',
      mediaType: 'audio/webm',
    });
    expect(asDeclared(stored('video/mp4'), 'video/mp4').mediaType).toBe('video/mp4');
  });

  it.each([
    ['application/pdf', 'image'],
    ['image/png', 'audio'],
    ['audio/mpeg', 'video'],
    ['image/gif', ''],
  ])('must match the file: %s is refused as %j', (mediaType, declared) => {
    expect(() => asDeclared(stored(mediaType), declared)).toThrow(/wrongType/);
  });
});
