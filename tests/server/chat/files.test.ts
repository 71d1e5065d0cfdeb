import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { removeDueFiles } from '../../../server/resources/discarded-files.ts';
import { customerOf, type Messages, type Sent, sendFile, tinyPdf } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { finishedWebm, ogg, wavOf, webm } from '../../support/media.ts';
import { gifOfFrames, photoWithPlace } from '../../support/pictures.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let clerk: Client;
let salma: Client & { id: string };
let photo: Buffer;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
  salma = await customerOf(server);
  photo = await photoWithPlace(1200, 600);
});
afterAll(() => server.close());

const PDF = 'application/pdf';
const WAVE = Array.from({ length: 64 }, (_, at) => at);
const TEXT = new TextEncoder();

const fetchFile = (path: string, who: Client, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/v1/files/${path}`, {
    headers: { authorization: `Bearer ${who.token}`, ...headers },
  });

type Parts = Parameters<typeof sendFile>[1];

/** Salma sends a file; the message as she gets it back. */
async function sent(parts: Parts) {
  const { status, body } = await sendFile(salma, { recieverId: 'office', ...parts });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.message;
}

async function rejected(parts: Parts) {
  const before = await storedNames();
  const { status, body } = await sendFile(salma, { recieverId: 'office', ...parts });
  await expect.poll(storedNames).toEqual(before);
  const [[part, violation] = []] = Object.entries(body.violations ?? {});
  return { status, part, code: violation?.code, message: body.message };
}

/** The stored files of the chat. Those of a rejected call are removed right after the answer. */
async function storedNames(): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of server.app.blobs.list('attachment-')) names.push(name);
  return names.sort();
}

describe('a file that is not shown', () => {
  it.each([
    ['archive', Buffer.from('PK\u0003\u0004'.padEnd(64, '\0'), 'latin1'), 'application/zip'],
    ['page', TEXT.encode('<script>alert(1)</script>'), 'text/html'],
    ['drawing', TEXT.encode('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), undefined],
    ['table', TEXT.encode('Gewicht;Preis\n12;36'), 'text/csv'],
  ])('such as %s is only downloaded, byte for byte and without a type', async (_, file, stated) => {
    const { message } = await sent({ type: 'file', file, name: 'a.bin', stated });
    expect(message).toMatchObject({ type: 'file', size: file.length, name: 'a.bin' });
    expect(message.mediaType).toBe(stated ?? 'application/octet-stream');
    const answer = await fetchFile(message.content, clerk);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(file));
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a.bin");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetchFile(`${message.content}?size=small`, clerk)).status).toBe(404);
  });

  it.each([
    ['of 50 MB and more', { type: 'file', file: new Uint8Array(50_000_001) }, [413, 'tooLarge']],
    [
      'that is a program',
      { type: 'file', file: TEXT.encode('MZ\0\0'), name: 'a.zip' },
      [415, 'wrongFileType'],
    ],
    [
      'called like a program',
      { type: PDF, file: tinyPdf(), name: 'a.exe' },
      [415, 'wrongFileType'],
    ],
    [
      'of HTML that is called a picture',
      { type: 'image', file: TEXT.encode('<html>'), name: 'a.png' },
      [415, 'wrongFileType'],
    ],
    [
      'of a program that is called a document',
      { type: PDF, file: TEXT.encode('MZ\0\0'), name: 'a.pdf' },
      [415, 'wrongFileType'],
    ],
  ])('%s is rejected, and nothing of it is stored', async (_what, parts, expected) => {
    const { status, part, code } = await rejected(parts);
    expect([status, code, part]).toEqual([...expected, 'file']);
  });

  it('is called a file if its part of the form has no name', async () => {
    const part = (head: string, body: string) =>
      `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    const answer = await fetch(`${server.url}/api/v1/message`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${salma.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: [
        part('name="type"', 'file'),
        part('name="recieverId"', 'office'),
        part('name="file"\r\ncontent-type: application/octet-stream', 'Kleidung'),
        '--x--\r\n',
      ].join(''),
    });
    expect(answer.status).toBe(201);
    const { data } = (await answer.json()) as Sent;
    expect(data.message.message).toMatchObject({ type: 'file', name: 'file', size: 8 });
  });

  it.each([
    ['<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
    ['C:\\fakepath\\..\\liste.txt', 'liste.txt'],
    ['/etc/passwd', 'passwd'],
    ['harmlos\u202etxt.doc', 'harmlostxt.doc'],
    ['a\r\nSet-Cookie: x=1.txt', 'a%0D%0ASet-Cookie: x=1.txt'],
    ['صورة الطرد.txt', 'صورة الطرد.txt'],
    [`${'x'.repeat(400)}.txt`, `${'x'.repeat(146)}.txt`],
  ])('keeps the name %j as %j, and the download has it', async (name, stored) => {
    const { message } = await sent({ type: 'file', file: TEXT.encode('x'), name });
    expect(message.name).toBe(stored);
    const header = (await fetchFile(message.content, clerk)).headers.get('content-disposition');
    expect(header).toMatch(/^attachment; filename\*=UTF-8''[\w.%~!$&+^`|-]+$/);
    expect(decodeURIComponent(header?.split("''")[1] ?? '')).toBe(stored);
  });
});

describe('a picture', () => {
  it('says its size, and has two thumbnails for whoever may see it', async () => {
    const { message, conversationId } = await sent({ type: 'image', file: photo, name: 'a.jpg' });
    expect(message).toMatchObject({
      width: 600,
      height: 1200,
      mediaType: 'image/jpeg',
      thumbnails: true,
    });
    for (const [size, height] of [
      ['small', 240],
      ['large', 960],
    ] as const) {
      const answer = await fetchFile(`${message.content}?size=${size}`, clerk);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const small = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([small.width, small.height]).toEqual([height / 2, height]);
    }
    const omar = await customerOf(server);
    expect((await fetchFile(`${message.content}?size=small`, omar)).status).toBe(404);
    expect((await fetchFile(`${message.content}.small`, clerk)).status).toBe(404);
    expect((await fetchFile(`${message.content}?size=huge`, clerk)).status).toBe(400);
    const { body } = await clerk.get<Messages>(`message/${conversationId}?limit=1`);
    expect(body.data.messages.at(-1)?.message).toEqual(message);
  });

  it('that is animated has still thumbnails', async () => {
    const file = gifOfFrames({ edge: 300, frames: 3 });
    const { message } = await sent({ type: 'image', file, name: 'a.gif' });
    expect(message).toMatchObject({ mediaType: 'image/gif', width: 300, height: 300 });
    const answer = await fetchFile(`${message.content}?size=small`, salma);
    const still = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([still.format, still.pages ?? 1, still.width]).toEqual(['webp', 1, 240]);
  });

  it('takes its thumbnails with it when its message is deleted', async () => {
    const before = await storedNames();
    const { _id } = await sent({ type: 'image', file: photo });
    expect(await storedNames()).toHaveLength(before.length + 3);
    expect((await clerk.delete(`message/${_id}`)).status).toBe(200);
    expect(await storedNames()).toEqual(before);
  });

  it('keeps its thumbnails a day later; those of no message are removed', async () => {
    const { message } = await sent({ type: 'image', file: photo });
    const { message: plain } = await sent({ type: PDF, file: tinyPdf('ohne') });
    const { app } = server;
    const stray = [`attachment-${newId()}.small`, `${plain.content}.large`];
    for (const name of stray) await app.blobs.put(name, photo);
    const now = new Date(app.now().getTime() + 2 * 86_400_000);
    await removeDueFiles(app.engine, { now, signal: new AbortController().signal });
    const names = await storedNames();
    expect(names).toEqual(
      expect.arrayContaining(['', '.small', '.large'].map((end) => message.content + end)),
    );
    expect(names.filter((name) => stray.includes(name))).toEqual([]);
  });

  it('is stored once, thumbnails included, if its call is repeated', async () => {
    const key = { 'idempotency-key': newId() };
    const parts = { recieverId: 'office', type: 'image', file: photo };
    const first = await sendFile(salma, parts, key);
    const before = await storedNames();
    const second = await sendFile(salma, parts, key);
    expect(second.body).toEqual(first.body);
    expect(await storedNames()).toEqual(before);
  });
});

describe('a recording', () => {
  it('has the loudness that its sender measured, and the duration that the file says', async () => {
    const parts = { type: 'audio', duration: '99', wave: JSON.stringify(WAVE) };
    const { message } = await sent({ ...parts, file: wavOf(2) });
    expect(message).toMatchObject({
      type: 'audio',
      mediaType: 'audio/wav',
      duration: 2,
      wave: WAVE,
    });
  });

  it('has the duration that its sender says if the file does not say it', async () => {
    const { message } = await sent({
      type: 'audio',
      ext: 'weba',
      file: webm(),
      duration: '3.14159',
    });
    expect(message).toMatchObject({ mediaType: 'audio/webm', duration: 3.14 });
    expect(message).not.toHaveProperty('wave');
  });

  it.each([
    ['duration', { duration: '0' }],
    ['duration', { duration: '-3' }],
    ['duration', { duration: '86401' }],
    ['duration', { duration: 'NaN' }],
    ['duration', { duration: '1e3' }],
    ['wave', { wave: '[1,2]' }],
    ['wave', { wave: JSON.stringify([...WAVE.slice(1), 101]) }],
    ['wave', { wave: JSON.stringify([...WAVE.slice(1), 0.5]) }],
    ['wave', { wave: JSON.stringify([...WAVE.slice(1), '1']) }],
    ['wave', { wave: '{' }],
    ['wave', { wave: `[${'1,'.repeat(600)}1]` }],
    ['wave', { type: 'video', file: webm(), wave: JSON.stringify(WAVE) }],
    ['duration', { type: PDF, file: tinyPdf(), duration: '3' }],
  ])('is rejected with the name of a wrong %s: %j', async (part, parts) => {
    const answer = await rejected({ type: 'audio', file: ogg(), ...parts });
    expect([answer.status, answer.part]).toEqual([422, part]);
  });
});

describe('a video', () => {
  it('says its size and duration, shows the picture that came with it, and is sent in parts', async () => {
    const file = finishedWebm(4, 320, 180);
    const { _id, message } = await sent({ type: 'video', file, poster: photo });
    expect(message).toMatchObject({ width: 320, height: 180, duration: 4, thumbnails: true });
    const poster = await fetchFile(`${message.content}?size=large`, clerk);
    expect(poster.headers.get('content-type')).toBe('image/webp');
    const shown = await sharp(Buffer.from(await poster.arrayBuffer())).metadata();
    expect([shown.height, shown.exif]).toEqual([960, undefined]);
    const part = await fetchFile(message.content, salma, { range: 'bytes=0-3' });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm']);
    const beyond = await fetchFile(message.content, salma, { range: 'bytes=999999-' });
    expect(beyond.status).toBe(416);
    await clerk.delete(`message/${_id}`);
    expect((await storedNames()).filter((name) => name.startsWith(message.content))).toEqual([]);
  });

  it.each([
    ['that is no picture', { poster: TEXT.encode('<script>') }, [415, 'poster']],
    ['of more than 1 MB', { poster: new Uint8Array(1_000_001) }, [413, 'poster']],
    ['of a sound', { type: 'audio', poster: new Uint8Array(9) }, [422, 'poster']],
    ['of nothing', { file: undefined, poster: new Uint8Array(9) }, [422, 'file']],
  ])('cannot have a picture %s', async (_what, parts, expected) => {
    const { status, part } = await rejected({ type: 'video', file: webm(), ...parts });
    expect([status, part]).toEqual(expected);
  });
});
