import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '../../../domain/chat/attachment-size.ts';
import { THUMBNAIL_EDGES } from '../../../domain/chat/message.ts';
import type { BlobStore } from '../../../server/blobs/blob-store.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import { createPictureDecoder } from '../../../server/pictures/picture-decoder.ts';
import { receiveAttachment } from '../../../server/uploads/receive-attachment.ts';
import { settleAttachment } from '../../../server/uploads/settle-attachment.ts';
import { tinyPdf } from '../../support/chat.ts';
import { mp4, ogg, wavOf, webm } from '../../support/media.ts';
import { gifOfFrames, photoWithPlace } from '../../support/pictures.ts';

const PDF = 'application/pdf';
const UNTYPED = 'application/octet-stream';
const ZIP = Buffer.from('PK\u0003\u0004'.padEnd(64, '\0'), 'latin1');
const EXE = Buffer.concat([Buffer.from('MZ\u0090\0', 'latin1'), Buffer.alloc(200)]);
const HEIC = Buffer.concat([
  Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(200),
]);

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

/** Stores a file that is sent as a type of message, and settles what it is. */
async function store(
  name: string,
  bytes: Uint8Array,
  declared: string,
  {
    fileName = 'file',
    stated = '',
    poster,
  }: { fileName?: string; stated?: string; poster?: Buffer } = {},
) {
  const { size } = await receiveAttachment(blobs, { name, stream: Readable.from([bytes]) });
  const house = { blobs, pictures, noteStored: () => undefined };
  const reported = { declared, fileName, stated, poster };
  return settleAttachment(house, { name, size, owner: 'somebody', ...reported });
}

const stored = async (name: string): Promise<Buffer> => buffer(await blobs.get(name));

describe('a file of a conversation', () => {
  it('of more than 50 MB is rejected before all of it has arrived, and nothing of it is stored', async () => {
    const megabyte = Buffer.alloc(1_000_000);
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        for (; sent < 200; sent += 1) yield megabyte;
      })(),
    );
    const large = { name: 'attachment-large', stream: endless };
    await expect(receiveAttachment(blobs, large)).rejects.toMatchObject({
      code: 'request.tooLarge',
      fields: { file: { code: 'tooLarge', limit: '50 MB' } },
    });
    expect(sent * megabyte.length).toBeLessThan(2 * MAX_ATTACHMENT_BYTES);
    expect(await blobs.stat('attachment-large')).toBeUndefined();
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
  });

  it('that is an animation keeps all its frames, unless they take too much memory', async () => {
    const small = gifOfFrames({ edge: 200, frames: 20 });
    expect(await store('attachment-gif', small, 'image')).toMatchObject({
      type: 'image',
      mediaType: 'image/gif',
      size: small.length,
      width: 200,
      height: 200,
      thumbnails: true,
    });
    expect(await stored('attachment-gif')).toEqual(small);
    const still = await sharp(await stored('attachment-gif.small')).metadata();
    expect([still.format, still.pages ?? 1, still.width]).toEqual(['webp', 1, 200]);
    const large = gifOfFrames({ edge: 3000, frames: 20 });
    await expect(store('attachment-bomb', large, 'image')).rejects.toMatchObject({
      fields: { file: { code: 'tooLarge', limit: '200 MB unpacked' } },
    });
  });

  it('keeps every byte of a document', async () => {
    const settled = await store('attachment-pdf', tinyPdf('ganz'), PDF);
    expect(settled).toMatchObject({ type: PDF, mediaType: PDF, size: tinyPdf('ganz').length });
    expect(await stored('attachment-pdf')).toEqual(Buffer.from(tinyPdf('ganz')));
  });

  it('that is a photo loses the location where it was taken, and gets two thumbnails', async () => {
    const settled = await store('attachment-photo', await photoWithPlace(), 'image');
    const storedOne = await stored('attachment-photo');
    const size = { width: 1200, height: 2400 };
    expect(settled).toMatchObject({ mediaType: 'image/jpeg', size: storedOne.length, ...size });
    expect(await sharp(storedOne).metadata()).toMatchObject(size);
    for (const [name, height] of Object.entries(THUMBNAIL_EDGES)) {
      const small = await sharp(await stored(`attachment-photo.${name}`)).metadata();
      expect([small.format, small.width, small.height]).toEqual(['webp', height / 2, height]);
    }
    for (const name of ['attachment-photo', 'attachment-photo.large']) {
      expect((await sharp(await stored(name)).metadata()).exif).toBeUndefined();
    }
  });

  it('loses what hides behind a picture', async () => {
    const page = Buffer.from('<script>alert(1)</script>');
    await store('attachment-two', Buffer.concat([await photoWithPlace(60, 40), page]), 'image');
    expect((await stored('attachment-two')).includes('script')).toBe(false);
  });

  it.each([
    ['a picture that is cut off', async () => (await photoWithPlace()).subarray(0, 3000), 'image'],
    [
      'a drawing that can run scripts',
      async () => Buffer.from('<svg onload="x()"></svg>'),
      'image',
    ],
    [
      'a page instead of a picture',
      async () => Buffer.from('<!doctype html><script>'),
      'image/png',
    ],
    ['an archive instead of a document', async () => ZIP, PDF],
    ['a program instead of a document', async () => EXE, PDF],
    ['a document instead of a sound', async () => Buffer.from(tinyPdf()), 'audio'],
    ['a sound instead of a video', async () => wavOf(1), 'video'],
    ['an animation of no type', async () => gifOfFrames({ edge: 20, frames: 2 }), ''],
  ])('that is %s is rejected', async (_what, bytes, declared) => {
    await expect(store('attachment-wrong', await bytes(), declared)).rejects.toMatchObject({
      code: 'request.wrongType',
      fields: { file: { code: 'wrongFileType' } },
    });
  });
});

describe('any other file', () => {
  it.each([
    ['an archive', ZIP, 'fotos.zip', '', 'application/zip'],
    ['a table', Buffer.from('a;b\n1;2'), 'liste.csv', 'text/csv', 'text/csv'],
    ['a page', Buffer.from('<script>alert(1)</script>'), 'a.html', 'text/html', 'text/html'],
    ['a drawing', Buffer.from('<svg onload="x()"/>'), 'a.svg', 'image/svg+xml', UNTYPED],
    ['a text that is called a picture', Buffer.from('abc'), 'a.txt', 'image/png', UNTYPED],
    ['a video that is cut off', mp4().subarray(0, 60), 'a.mp4', 'video/mp4', UNTYPED],
    ['nonsense of a nonsensical type', Buffer.from([1, 2]), 'a', '../../etc; x', UNTYPED],
  ])(
    'such as %s is stored as it came, for download',
    async (_what, bytes, fileName, stated, type) => {
      const settled = await store('attachment-any', bytes, 'file', { fileName, stated });
      expect(settled).toMatchObject({ type: 'file', mediaType: type, thumbnails: false });
      expect(await stored('attachment-any')).toEqual(Buffer.from(bytes));
    },
  );

  it('that browsers can show becomes what it is', async () => {
    const photo = await store('attachment-as-file', await photoWithPlace(60, 40), 'file');
    expect([photo.type, photo.mediaType]).toEqual(['image', 'image/jpeg']);
    expect((await store('attachment-as-file-2', tinyPdf(), 'file')).type).toBe(PDF);
  });

  it('that is a photo in the format of phones is stored, whatever it is sent as', async () => {
    for (const declared of ['image', 'image/heic', 'file']) {
      const settled = await store('attachment-heic', HEIC, declared, { fileName: 'IMG_1.HEIC' });
      expect(settled).toMatchObject({ type: 'file', mediaType: 'image/heic', thumbnails: false });
    }
    await expect(store('attachment-heic', HEIC, 'video')).rejects.toMatchObject({
      statusCode: 415,
    });
  });

  it.each([
    ['a program by its bytes', EXE, 'rechnung.zip'],
    ['a program by its name', Buffer.from('x'), 'Rechnung.pdf.EXE'],
    ['a script', Buffer.from('WScript.Echo(1)'), 'foto.js'],
    ['a program with dots behind its name', Buffer.from('x'), 'setup.exe. .'],
    ['a document with the name of a program', Buffer.from(tinyPdf()), 'rechnung.scr'],
  ])('that is %s is rejected with a reason', async (_what, bytes, fileName) => {
    await expect(store('attachment-program', bytes, 'file', { fileName })).rejects.toMatchObject({
      code: 'request.wrongType',
      message: 'Programs and scripts cannot be sent.',
    });
  });
});

describe('the type that a sender gives for a file', () => {
  it('distinguishes a voice recording from a video in the same container', async () => {
    for (const [bytes, container] of [
      [webm(), 'webm'],
      [mp4(), 'mp4'],
    ] as const) {
      for (const type of ['audio', 'video']) {
        const settled = await store(`attachment-${type}`, bytes, type);
        expect([settled.type, settled.mediaType]).toEqual([type, `${type}/${container}`]);
      }
    }
  });
});

describe('a picture of a video, of a page or of a phone photo', () => {
  it('becomes the thumbnails of it', async () => {
    const poster = await sharp({
      create: { width: 1200, height: 600, channels: 3, background: 'red' },
    })
      .webp()
      .toBuffer();
    for (const [bytes, declared] of [
      [webm(), 'video'],
      [tinyPdf(), PDF],
      [HEIC, 'image'],
    ] as const) {
      expect((await store('attachment-with', bytes, declared, { poster })).thumbnails).toBe(true);
      expect(await sharp(await stored('attachment-with.small')).metadata()).toMatchObject({
        format: 'webp',
        width: 240,
        height: 120,
      });
      await blobs.delete('attachment-with.small');
    }
  });

  it('is left out if the file is a picture after all, whatever its name says', async () => {
    const poster = await photoWithPlace(60, 40);
    const file = await photoWithPlace(300, 200);
    const reported = { fileName: 'IMG_2.HEIC', poster };
    const settled = await store('attachment-jpeg', file, 'file', reported);
    expect(settled).toMatchObject({ type: 'image', width: 200, height: 300, thumbnails: true });
    const small = await sharp(await stored('attachment-jpeg.small')).metadata();
    expect([small.width, small.height]).toEqual([160, 240]);
  });

  it('is rejected if it is no JPEG or WebP picture, or of a sound', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const poster of [
      png,
      Buffer.from('<script>'),
      (await photoWithPlace()).subarray(0, 900),
    ]) {
      await expect(store('attachment-x', webm(), 'video', { poster })).rejects.toMatchObject({
        code: 'request.wrongType',
        fields: { poster: { code: 'wrongFileType' } },
      });
    }
    const poster = await photoWithPlace(60, 40);
    await expect(store('attachment-x', ogg(), 'audio', { poster })).rejects.toMatchObject({
      fields: { poster: { code: 'unknownField' } },
    });
  });
});
