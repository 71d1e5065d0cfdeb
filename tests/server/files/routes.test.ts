import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import type { Client } from '../../support/client.ts';
import { drawing } from '../../support/pictures.ts';
import { placeOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let clerk: Client;
let customer: Client;

beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
  customer = await signInAs(server, 'customer');
});

afterAll(() => server.close());

/** Requests a file as a user, or as a stranger. */
const fetchFile = (path: string, who?: Client, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/v1/auth/${path}`, {
    headers: { ...(who?.token ? { authorization: `Bearer ${who.token}` } : {}), ...headers },
  });

async function store(name: string, bytes: Uint8Array): Promise<string> {
  await server.app.blobs.put(name, bytes);
  return name;
}

const storedPicture = async () => store(`picture-${newId()}.webp`, await drawing());

/** An order with both sides of an ID document. */
async function identifiedOrder() {
  const front = await store(`document-${newId()}.png`, await drawing());
  const back = await store(`document-${newId()}.png`, await drawing());
  const order = await placeOrder(server, { frontId: front, backId: back });
  return { order, front, back };
}

const auditOf = (record: string) =>
  server.database
    .selectFrom('audit_entry')
    .select(['action', 'by_id', 'by_name', 'changes'])
    .where('record_id', '=', record)
    .where('action', '=', 'viewIdentity')
    .orderBy('id')
    .execute();

describe('a profile photo', () => {
  it('is shown to every signed-in user, with its media type', async () => {
    const name = await storedPicture();
    const answer = await fetchFile(`getfile/${name}`, customer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toBe('inline');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await drawing());
  });

  it('is not shown to a stranger', async () => {
    const answer = await fetchFile(`getfile/${await storedPicture()}`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ status: 'error', code: 'session.missing' });
  });

  it('is not sent again to a browser that has it', async () => {
    const name = await storedPicture();
    const tag = (await fetchFile(`getfile/${name}`, clerk)).headers.get('etag') ?? '';
    const again = await fetchFile(`getfile/${name}`, clerk, { 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('that is missing, unknown or not the name of a picture is a 404 in the one error shape', async () => {
    const { front } = await identifiedOrder();
    const names = [
      'no-photo',
      'no-file',
      `picture-${newId()}.webp`,
      front,
      '..%2f..%2fetc%2fpasswd',
      '%00',
    ];
    for (const name of names) {
      const answer = await fetchFile(`getfile/${name}`, clerk);
      expect(answer.status, name).toBe(404);
      expect(await answer.json(), name).toMatchObject({ status: 'error', code: 'record.notFound' });
    }
  });
});

describe('a stored file', () => {
  it('is sent in parts to a player that requests parts', async () => {
    const sound = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(5000, 7)]);
    const name = await store(`picture-${newId()}.mp3`, sound);
    const part = await fetchFile(`getfile/${name}`, clerk, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${sound.length}`);
    expect(part.headers.get('content-length')).toBe('10');
    expect(Buffer.from(await part.arrayBuffer())).toEqual(sound.subarray(10, 20));
    expect(part.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    const end = await fetchFile(`getfile/${name}`, clerk, { range: 'bytes=-3' });
    expect(end.headers.get('content-range')).toBe(
      `bytes ${sound.length - 3}-${sound.length - 1}/${sound.length}`,
    );
  });

  it('is sent whole if the part belongs to another version of it, and not at all beyond its end', async () => {
    const name = await storedPicture();
    const other = await fetchFile(`getfile/${name}`, clerk, {
      range: 'bytes=0-1',
      'if-range': '"x"',
    });
    expect(other.status).toBe(200);
    await other.arrayBuffer();
    const beyond = await fetchFile(`getfile/${name}`, clerk, { range: 'bytes=999999-' });
    expect([beyond.status, await beyond.text()]).toEqual([416, '']);
  });

  it('that is a web page is never opened in place of the product', async () => {
    const name = await store(`picture-${newId()}.html`, Buffer.from('<script>alert(1)</script>'));
    const answer = await fetchFile(`getfile/${name}`, clerk);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    await answer.arrayBuffer();
  });
});

describe('an ID document', () => {
  it('is shown to a clerk, cached by no browser, and each view is recorded', async () => {
    const { order, front, back } = await identifiedOrder();
    for (const name of [front, back, front]) {
      const answer = await fetchFile(`getcommandfile/${name}`, clerk);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('etag')).toBeNull();
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(await drawing());
    }
    const views = await auditOf(order._id);
    expect(views.map(({ changes }) => changes)).toEqual([
      { file: 'frontId' },
      { file: 'backId' },
      { file: 'frontId' },
    ]);
    expect(views[0]).toMatchObject({ by_name: 'Amina Probe' });
    expect(views[0]?.by_id).toBeTruthy();
  });

  it('is shown to no customer and no stranger, and their attempts are not recorded as views', async () => {
    const { order, front } = await identifiedOrder();
    expect((await fetchFile(`getcommandfile/${front}`)).status).toBe(401);
    const answer = await fetchFile(`getcommandfile/${front}`, customer);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ status: 'error', code: 'access.denied' });
    expect(await auditOf(order._id)).toEqual([]);
  });

  it("that is missing, of no order or a user's picture is a 404", async () => {
    const stray = await store(`document-${newId()}.png`, await drawing());
    for (const name of [
      'no-file',
      'no-photo',
      stray,
      await storedPicture(),
      `document-${newId()}.png`,
    ]) {
      const answer = await fetchFile(`getcommandfile/${name}`, clerk);
      expect(answer.status, name).toBe(404);
      expect(await answer.json()).toMatchObject({ status: 'error', code: 'record.notFound' });
    }
  });
});
