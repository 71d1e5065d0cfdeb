import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { removeDueFiles } from '../../../server/resources/discarded-files.ts';
import { customerOf, sendFile, tinyPdf } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { mp4Head, noiseBehind, webm } from '../../support/media.ts';
import { drawing } from '../../support/pictures.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let clerk: Client;
let salma: Client & { id: string };
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
  salma = await customerOf(server);
});
afterAll(() => server.close());

const PDF = 'application/pdf';
const NAME = 'RE-1_Jürgen_الحسن_21-11-2026_Rech.pdf';

const fetchFile = (name: string, who?: Client, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/v1/files/${name}`, {
    headers: { ...(who?.token ? { authorization: `Bearer ${who.token}` } : {}), ...headers },
  });

/** Sends a PDF to Salma and returns the message. */
async function sentPdf(word: string, name = NAME) {
  const file = tinyPdf(word);
  const { body } = await sendFile(clerk, { recieverId: salma.id, type: PDF, file, name });
  return body.data.message;
}

/** The stored attachments. Those of a rejected call are removed right after the answer. */
async function storedNames(): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of server.app.blobs.list('attachment-')) names.push(name);
  return names.sort();
}

describe('a clerk who sends a document to a customer', () => {
  it('gets a message that names the file by a random name', async () => {
    const { status, body } = await sendFile(clerk, {
      recieverId: salma.id,
      type: PDF,
      file: tinyPdf('eins'),
      name: NAME,
    });
    expect(status).toBe(201);
    const { message, recieverId } = body.data.message;
    expect(recieverId).toBe(salma.id);
    expect(message).toMatchObject({ type: PDF, name: NAME, size: tinyPdf('eins').length });
    expect(message.content).toMatch(/^attachment-[0-9a-f-]{36}$/);
  });

  it('may send the parts of the form in any order', async () => {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(tinyPdf('vorn'))]), 'a.pdf');
    form.append('recieverId', salma.id);
    form.append('type', PDF);
    expect((await clerk.post('message', form)).status).toBe(201);
  });

  it('sends it once if the call is repeated, and one copy is stored', async () => {
    const key = { 'idempotency-key': newId() };
    const parts = { recieverId: salma.id, type: PDF, file: tinyPdf('doppelt'), name: 'a.pdf' };
    const first = await sendFile(clerk, parts, key);
    const before = await storedNames();
    const second = await sendFile(clerk, parts, key);
    expect(second.body).toEqual(first.body);
    expect(await storedNames()).toHaveLength(before.length);
  });

  it.each([
    ['without a file', { type: PDF }, 422],
    ['with an empty file', { type: PDF, file: new Uint8Array(0) }, 422],
    ['without a type', { file: tinyPdf() }, 422],
    ['that claims to be a picture', { type: 'image', file: tinyPdf() }, 415],
    [
      'that is a page of HTML',
      { type: PDF, file: new TextEncoder().encode('<html><script>') },
      415,
    ],
    ['of a type that is not supported', { type: 'application/zip', file: tinyPdf() }, 415],
    ['with an unknown part', { type: PDF, file: tinyPdf(), extra: 'x' }, 422],
  ])('cannot send a form %s, and nothing of it is stored', async (_what, parts, expected) => {
    const before = await storedNames();
    const { status, body } = await sendFile(clerk, { recieverId: salma.id, ...parts });
    expect([status, Object.keys(body.violations ?? {}).length]).toEqual([expected, 1]);
    await expect.poll(storedNames).toEqual(before);
  });

  it('cannot name a receiver who is not a customer, and the file is not stored', async () => {
    const before = await storedNames();
    const { status } = await sendFile(clerk, { recieverId: newId(), type: PDF, file: tinyPdf() });
    expect(status).toBe(404);
    await expect.poll(storedNames).toEqual(before);
  });
});

describe('the file of a message', () => {
  it('is returned whole to the clerk and to its customer, under the name that it was sent with', async () => {
    const { message } = await sentPdf('zurück');
    for (const who of [clerk, salma]) {
      const answer = await fetchFile(message.content, who);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(tinyPdf('zurück')));
      expect(answer.headers.get('content-type')).toBe(PDF);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const disposition = answer.headers.get('content-disposition') ?? '';
      expect(disposition).toMatch(/^inline; filename\*=UTF-8''/);
      expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(NAME);
    }
  });

  it('is sent in parts to a player that requests parts', async () => {
    const { message } = await sentPdf('teile');
    const part = await fetchFile(message.content, salma, { range: 'bytes=1-3' });
    expect([part.status, await part.text()]).toEqual([206, 'PDF']);
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${tinyPdf('teile').length}`);
    const beyond = await fetchFile(message.content, salma, { range: 'bytes=5000-' });
    expect([beyond.status, await beyond.text()]).toEqual([416, '']);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${tinyPdf('teile').length}`);
  });

  it('does not exist for another customer, for a stranger and under another name', async () => {
    const { message } = await sentPdf('fremd');
    const omar = await customerOf(server);
    expect((await fetchFile(message.content, omar)).status).toBe(404);
    expect((await fetchFile(message.content)).status).toBe(401);
    for (const name of [`attachment-${newId()}`, '..%2f..%2fetc%2fpasswd', '%00', 'no-file']) {
      expect((await fetchFile(name, clerk)).status, name).toBe(404);
    }
  });

  it('cannot be read as a picture or as an ID document', async () => {
    const { message } = await sentPdf('umweg');
    for (const path of ['getfile', 'getcommandfile']) {
      expect((await clerk.get(`auth/${path}/${message.content}`)).status).toBe(404);
    }
  });

  it('is removed with its message', async () => {
    const { _id, message } = await sentPdf('weg');
    expect((await clerk.delete(`message/${_id}`)).status).toBe(200);
    expect((await fetchFile(message.content, clerk)).status).toBe(404);
    expect(await server.app.blobs.stat(message.content)).toBeUndefined();
  });

  it('is out of reach once its conversation is deleted, but still stored', async () => {
    const omar = await customerOf(server);
    const file = tinyPdf('brief');
    const { body } = await sendFile(clerk, { recieverId: omar.id, type: PDF, file, name: 'a.pdf' });
    const { conversationId, message } = body.data.message;
    await clerk.delete(`conversation/${conversationId}`);
    expect((await fetchFile(message.content, clerk)).status).toBe(404);
    expect(await server.app.blobs.stat(message.content)).toBeDefined();
  });
});

describe('a day later', () => {
  it('a file that no message names is removed, and the others stay', async () => {
    const { message } = await sentPdf('bleibt');
    const orphan = `attachment-${newId()}`;
    await server.app.blobs.put(orphan, tinyPdf('verwaist'));
    const { app } = server;
    const now = new Date(app.now().getTime() + 2 * 86_400_000);
    const { signal } = new AbortController();
    expect(await removeDueFiles(app.engine, { now, signal })).toBe(1);
    expect(await app.blobs.stat(orphan)).toBeUndefined();
    expect(await app.blobs.stat(message.content)).toBeDefined();
  });
});

describe('a picture, a video or a voice recording', () => {
  it('of a camera is re-encoded, and shown with its media type', async () => {
    const file = await drawing();
    const parts = { recieverId: salma.id, type: 'image/png', file, name: 'foto.png' };
    const { body } = await sendFile(clerk, parts);
    expect(body.data.message.message.type).toBe('image');
    const answer = await fetchFile(body.data.message.message.content, salma);
    expect(answer.headers.get('content-type')).toMatch(/^image\/(jpeg|webp)$/);
  });

  it('in a container for both has the type that its sender gives', async () => {
    const file = webm();
    for (const [type, expected] of [
      ['audio', 'audio/webm'],
      ['video', 'video/webm'],
    ] as const) {
      const ext = type === 'audio' ? { ext: 'weba' } : {};
      const { status, body } = await sendFile(clerk, { recieverId: salma.id, type, ...ext, file });
      expect(status, JSON.stringify(body)).toBe(201);
      const { message } = body.data.message;
      expect(message.type).toBe(type);
      const answer = await fetchFile(message.content, salma);
      expect(answer.headers.get('content-type')).toBe(expected);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    }
  });

  it('with random bytes after its header is rejected, and nothing of it is stored', async () => {
    const before = await storedNames();
    const file = noiseBehind(mp4Head());
    const { status, body } = await sendFile(clerk, { recieverId: salma.id, type: 'video', file });
    expect([status, Object.keys(body.violations ?? {})]).toEqual([415, ['file']]);
    await expect.poll(storedNames).toEqual(before);
  });
});

it('the name of a file is one line without a path', async () => {
  const { message } = await sentPdf('name', '../../a\tb.pdf');
  expect(message.name).toBe('ab.pdf');
});
