import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { blobOf, formOf } from '../../support/forms.ts';
import { drawing } from '../../support/pictures.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Picture = { _id: string; pic: string; shown: boolean };
type One = { data: Picture };

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const upload = async (): Promise<Picture> => {
  const { body } = await admin.post<One>('gallery', formOf({ pic: blobOf(await drawing()) }));
  return body.data;
};
const statusFor = async ({ _id }: Picture) => (await server.stranger.get(`gallery/${_id}`)).status;

describe('a picture that an editor sends to the gallery and leaves as it is', () => {
  it('is a draft, which nobody outside the staff gets, nor its file', async () => {
    const picture = await upload();
    expect(picture.shown).toBe(false);
    expect(await statusFor(picture)).toBe(404);
    const { body } = await server.stranger.get<{ data: Picture[] }>('gallery');
    expect(body.data.map(({ _id }) => _id)).not.toContain(picture._id);
    expect((await server.stranger.get(`auth/getfile/${picture.pic}`)).status).toBe(401);
  });

  it('is public once it is published, and a draft again once it is withdrawn', async () => {
    const picture = await upload();
    const published = await admin.post<One>(`gallery/${picture._id}/publish`, {});
    expect([published.status, published.body.data.shown]).toEqual([200, true]);
    expect(await statusFor(picture)).toBe(200);
    await admin.post(`gallery/${picture._id}/withdraw`, {});
    expect(await statusFor(picture)).toBe(404);
  });
});
