import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { blobOf, formOf } from '../../support/forms.ts';
import { photoWithPlace } from '../../support/pictures.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Picture = { data: { _id: string; pic: string; position: number } };
type Rejection = { violations: Record<string, { code: string }> };

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
});
afterAll(() => server.close());

/** Four quarters: red, green above; blue, white below. */
async function quarters(width: number, height: number): Promise<Buffer> {
  const [half, low] = [width / 2, height / 2];
  const one = (background: string) =>
    sharp({ create: { width: half, height: low, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, green, blue] = await Promise.all([one('#f00'), one('#0f0'), one('#00f')]);
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: green, left: half, top: 0 },
      { input: blue, left: 0, top: low },
    ])
    .png()
    .toBuffer();
}

/** A picture of grain, which no format makes light. */
const grain = (width: number, height: number): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .webp({ quality: 90 })
    .toBuffer();
};

async function namesFrom(prefix: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of server.app.blobs.list(prefix)) names.push(name);
  return names;
}

const stored = async (name: string) => buffer(await server.app.blobs.get(name));
const send = (parts: Record<string, string | Blob>) =>
  admin.post<Picture & Rejection>('gallery', formOf(parts));
const whole = { x: 0, y: 0, width: 1, height: 1, turn: 0 };

/** Names the colour of a corner of a picture. */
async function corner(bytes: Buffer, left: number, top: number): Promise<string> {
  const { width, height } = await sharp(bytes).metadata();
  const area = {
    left: Math.floor(left * (width - 8)),
    top: Math.floor(top * (height - 8)),
    width: 8,
    height: 8,
  };
  const { channels } = await sharp(await sharp(bytes).extract(area).png().toBuffer()).stats();
  return channels.map(({ mean }) => (mean > 128 ? '1' : '0')).join('');
}

describe('a picture for a place of its own', () => {
  it('is cut to the middle of it where nobody chose a part', async () => {
    const { status, body } = await send({ pic: blobOf(await photoWithPlace()) });
    expect(status).toBe(201);
    const storedOne = await sharp(await stored(body.data.pic)).metadata();
    // Upright the photo is 1200 by 2400 pixels; it is not enlarged.
    expect(storedOne).toMatchObject({ width: 1200, height: 900, format: 'jpeg' });
    expect([storedOne.exif, storedOne.orientation, storedOne.icc]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keeps the part that was chosen', async () => {
    const crop = JSON.stringify({ ...whole, x: 0.5, y: 0, width: 0.5, height: 0.5 });
    const { body } = await send({ 'pic.crop': crop, pic: blobOf(await quarters(3600, 2700)) });
    const bytes = await stored(body.data.pic);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 1200 });
    expect(await corner(bytes, 0, 0)).toBe('010');
    expect(await corner(bytes, 1, 1)).toBe('010');
  });

  it('is turned before it is cut', async () => {
    // Turned to the right, the left column comes to the top: blue, then red.
    const crop = JSON.stringify({ ...whole, turn: 90, height: 0.5 });
    const { body } = await send({ 'pic.crop': crop, pic: blobOf(await quarters(800, 600)) });
    const bytes = await stored(body.data.pic);
    expect(await corner(bytes, 0, 0.5)).toBe('001');
    expect(await corner(bytes, 1, 0.5)).toBe('100');
  });

  it('is rejected with the name of what is wrong with its crop, and nothing is stored', async () => {
    const pic = blobOf(await quarters(80, 60));
    const before = await namesFrom('');
    const rejections = [
      [{ 'pic.crop': '{', pic }, { 'pic.crop': { code: 'notAnObject' } }],
      [
        { 'pic.crop': JSON.stringify({ ...whole, turn: 45 }), pic },
        { 'pic.crop.turn': { code: 'notAChoice' } },
      ],
      [{ pic, 'pic.crop': JSON.stringify(whole) }, { 'pic.crop': { code: 'notWritable' } }],
      [{ 'pic.crop': JSON.stringify(whole) }, { 'pic.crop': { code: 'notWritable' } }],
      [{ 'title.crop': JSON.stringify(whole), pic }, { 'title.crop': { code: 'unknownField' } }],
    ] as const;
    for (const [parts, violations] of rejections) {
      const { status, body } = await send(parts as Record<string, string | Blob>);
      expect([status, body.violations]).toEqual([422, violations]);
    }
    expect(await namesFrom('')).toEqual(before);
  });
});

describe('a smaller copy of a picture', () => {
  const read = async (name: string, size = '') => {
    const response = await fetch(`${server.url}/api/v1/auth/getfile/${name}${size}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('is there with the upload, in two sizes', async () => {
    const { body } = await send({ pic: blobOf(await photoWithPlace(3000, 3000)) });
    for (const [size, width] of [
      ['small', 240],
      ['large', 960],
    ] as const) {
      const { bytes } = await read(body.data.pic, `?size=${size}`);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: (width * 3) / 4,
      });
    }
    expect((await read(body.data.pic, '?size=huge')).status).toBe(400);
    expect((await read('picture-nothing.jpg', '?size=small')).status).toBe(404);
    expect((await read(`${body.data.pic}.small`, '?size=small')).status).toBe(404);
  });

  it('is drawn when it is requested, for a picture that has none', async () => {
    const name = 'picture-before.webp';
    await server.app.blobs.put(name, await grain(800, 600));
    const copies = await Promise.all([1, 2, 3].map(() => read(name, '?size=small')));
    for (const { bytes } of copies) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 240, height: 180 });
    }
    const broken = 'picture-broken.webp';
    await server.app.blobs.put(broken, Buffer.alloc(30_000, 'no picture '));
    expect((await read(broken, '?size=small')).bytes.toString()).toMatch(/^no picture no/);
  });

  it('is the picture itself, if that is light already', async () => {
    const name = 'picture-light.webp';
    const light = await sharp(await quarters(800, 600))
      .webp()
      .toBuffer();
    await server.app.blobs.put(name, light);
    expect((await read(name, '?size=small')).bytes).toEqual(light);
    expect(await namesFrom(name)).toEqual([name]);
  });

  it('is removed with the picture, and no record can name it', async () => {
    const { body } = await send({ pic: blobOf(await quarters(80, 60)) });
    const { pic, _id } = body.data;
    const stolen = await admin.post<Rejection>('gallery', { pic: `${pic}.small` });
    expect([stolen.status, stolen.body.violations]).toEqual([
      422,
      { pic: { code: 'unknownReference' } },
    ]);
    const names = () => namesFrom(pic);
    expect(await names()).toHaveLength(3);
    await admin.delete(`gallery/${_id}`);
    await expect.poll(names).toEqual([]);
  });
});
