import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { thumbnailNames } from '../../../server/blobs/stored-name.ts';
import { PictureError } from '../../../server/pictures/picture-error.ts';
import { blobOf, formOf } from '../../support/forms.ts';
import { photoWithPlace } from '../../support/pictures.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => server.close());

test('pictures that all addresses of one network wait for wait for one owner', async () => {
  const admin = await signInAs(server, 'admin');
  const form = formOf({ pic: blobOf(await photoWithPlace(3000, 3000)) });
  const { body } = await admin.post<{ data: { _id: string; pic: string } }>('gallery', form);
  const { _id, pic } = body.data;
  await admin.put(`gallery/${_id}`, { shown: true });
  const { blobs } = server.app;
  await Promise.all([pic, ...thumbnailNames(pic)].map((name) => blobs.delete(name)));
  // Too heavy to be sent in place of a smaller copy.
  await blobs.put(pic, Buffer.alloc(30_000, 'no picture '));
  // Nothing is drawn, so each call requests the same.
  const examine = vi.spyOn(server.app.pictures, 'examine');
  examine.mockRejectedValue(new PictureError('unreadable'));
  for (const address of ['2001:db8::1', '2001:db8::2:1', '2001:db8:1::1']) {
    const headers = { 'x-forwarded-for': address };
    await fetch(`${server.url}/api/v1/auth/getfile/${pic}?size=small`, { headers });
  }
  const [one, another, elsewhere] = examine.mock.calls.map(([{ owner }]) => owner);
  expect(elsewhere).toBeDefined();
  expect(another).toBe(one);
  expect(elsewhere).not.toBe(one);
});
