import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { blobOf, formOf } from '../../support/forms.ts';
import { drawing, photoWithPlace } from '../../support/pictures.ts';
import { addCustomer } from '../../support/records.ts';
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

const storedFiles = async (): Promise<string[]> => {
  const names: string[] = [];
  for await (const name of server.app.blobs.list('')) names.push(name);
  return names.sort();
};

describe('a form with files', () => {
  it('changes a customer as JSON would, and stores the photo under a name of its own', async () => {
    const person = await addCustomer(server);
    const form = formOf({
      firstName: 'Naïma',
      photo: blobOf(await photoWithPlace()),
      __v: String(person.__v),
    });
    const { status, body } = await clerk.put<{ data: { firstName: string; photo: string } }>(
      `auth/users/${person._id}`,
      form,
    );
    expect(status).toBe(200);
    expect(body.data.firstName).toBe('Naïma');
    expect(body.data.photo).toMatch(/^picture-.*\.jpg$/);
    const stored = await buffer(await server.app.blobs.get(body.data.photo));
    // The photo of a person is square.
    expect(await sharp(stored).metadata()).toMatchObject({ width: 800, height: 800 });
  });

  it('creates a whole order: groups by their paths, lists as JSON, both sides of the ID document', async () => {
    const person = await addCustomer(server);
    const form = formOf({
      user: person._id,
      'recipient.firstName': 'يوسف',
      'recipient.phone': '+212683000001',
      'recipient.address': 'فاس',
      numofpackages: '3',
      wights: '12.50',
      paid: 'true',
      type: '2',
      content: JSON.stringify([{ desc: 'Karton', qty: 12.5, price: '20.00' }]),
      frontId: blobOf(await drawing()),
      backId: blobOf(await drawing()),
    });
    const { status, body } = await clerk.post<{ data: Record<string, unknown> }>('commands', form);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      recipient: { firstName: 'يوسف', phone: '+212683000001' },
      numofpackages: 3,
      wights: 12.5,
      paid: true,
      type: 2,
      content: [{ desc: 'Karton', qty: 12.5, price: '20.00' }],
      frontId: expect.stringMatching(/^document-/),
      backId: expect.stringMatching(/^document-/),
    });
    expect((await clerk.get(`auth/getcommandfile/${body.data.backId}`)).status).toBe(200);
  });

  it('with a web page disguised as a picture is rejected with 415, names the field and stores nothing', async () => {
    const person = await addCustomer(server);
    const before = await storedFiles();
    const form = formOf({ photo: blobOf(Buffer.from('<!doctype html><script>1</script>')) });
    const { status, body } = await clerk.put(`auth/users/${person._id}`, form);
    expect(status).toBe(415);
    expect(body).toMatchObject({
      code: 'request.wrongType',
      fields: { photo: expect.any(String) },
    });
    expect(await storedFiles()).toEqual(before);
  });

  it('with a file of more than 10 MB is rejected with 413, names the field and blocks no other request', async () => {
    const person = await addCustomer(server);
    const form = formOf({ photo: blobOf(Buffer.alloc(10_500_000)) });
    const { status, body } = await clerk.put(`auth/users/${person._id}`, form);
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'request.tooLarge', fields: { photo: expect.any(String) } });
    expect((await clerk.get('auth/me')).status).toBe(200);
  });

  it('whose record is rejected leaves no file behind', async () => {
    const before = await storedFiles();
    const form = formOf({ firstName: 'Nadia', phone: 'no number', photo: blobOf(await drawing()) });
    const { status, body } = await clerk.post('auth/users', form);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      fields: { lastName: expect.any(String), phone: expect.any(String) },
    });
    await expect.poll(storedFiles).toEqual(before);
  });

  it('that names an unknown field, or one that only the server sets, is rejected by name', async () => {
    const person = await addCustomer(server);
    const rejected = async (parts: Record<string, string | Blob>) => {
      const { status, body } = await clerk.put(`auth/users/${person._id}`, formOf(parts));
      return { status, fields: Object.keys((body as { fields?: object }).fields ?? {}) };
    };
    const file = blobOf(await drawing());
    expect(await rejected({ wings: 'two' })).toEqual({ status: 422, fields: ['wings'] });
    expect(await rejected({ wings: file })).toEqual({ status: 422, fields: ['wings'] });
    expect(await rejected({ firstName: file })).toEqual({ status: 422, fields: ['firstName'] });
    expect(await rejected({ __proto__x: 'y' })).toEqual({ status: 422, fields: ['__proto__x'] });
    expect((await rejected({ __v: 'old' })).status).toBeGreaterThanOrEqual(400);
  });

  it('that is broken, or names a prototype, is a 400, not a failure of the server', async () => {
    const person = await addCustomer(server);
    const send = async (body: string, boundary = 'x') =>
      (
        await fetch(`${server.url}/api/v1/auth/users/${person._id}`, {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${clerk.token}`,
            'content-type': `multipart/form-data; boundary=${boundary}`,
          },
          body,
        })
      ).status;
    const part = (name: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nv\r\n`;
    expect(await send(part('firstName'))).toBe(400);
    expect(await send('no form at all')).toBe(400);
    expect(await send(part('firstName'), 'x'.repeat(253))).toBe(400);
    expect(await send(`${part('__proto__')}--x--\r\n`)).toBe(400);
    expect(await send(`${part('firstName')}${part('firstName')}--x--\r\n`)).toBe(400);
    expect(await send(`${part('tour.'.repeat(20_000))}--x--\r\n`)).toBe(422);
  });

  it('of a user who may not change customers is rejected before its file is read', async () => {
    const person = await addCustomer(server);
    const before = await storedFiles();
    const form = formOf({ photo: blobOf(await drawing()) });
    expect((await customer.put(`auth/users/${person._id}`, form)).status).toBe(403);
    expect(await storedFiles()).toEqual(before);
  });
});
