import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { largePhoto, memoryOf, sendPictures } from '../support/many-pictures.ts';
import { startedFolder } from '../support/started-folder.ts';
import { type StartedServer, startProcess } from '../support/started-server.ts';

const COUNT = 18;
/** What three pictures on their way may take at most beside the server itself, in MB. */
const MOST_GROWTH = 260;

let folder: Awaited<ReturnType<typeof startedFolder>>;
let server: StartedServer;
let admin: Client;

beforeAll(async () => {
  folder = await startedFolder();
  server = await startProcess({ DATA_DIR: folder.path });
  admin = await server.signIn();
}, 60_000);

afterAll(async () => {
  await server.end('SIGTERM');
  await folder.remove();
});

const read = async (pic: string, size: string) => {
  const response = await fetch(`${server.url}/api/v1/auth/getfile/${pic}${size}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return Buffer.from(await response.arrayBuffer());
};

it('takes many pictures of 10 MB at once with a memory that stays flat, and forgets where they were taken', async () => {
  const photo = await largePhoto();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const before = memoryOf(server.pid).server;
  let most = 0;
  const sent = await sendPictures(admin, photo, {
    count: COUNT,
    onSent() {
      most = Math.max(most, memoryOf(server.pid).server);
    },
  });
  expect(sent.map(({ status }) => status)).toEqual(Array(COUNT).fill(201));
  expect(most - before).toBeLessThan(MOST_GROWTH);

  const { body } = await admin.get<{ data: { position: number }[] }>('gallery?sort=position');
  expect(body.data.map(({ position }) => position)).toEqual(sent.map((_, at) => at + 1));
  for (const { pic } of [sent[0], sent.at(-1)].flatMap((one) => one ?? [])) {
    const sizes = { '': [1600, 1200], '?size=large': [960, 720], '?size=small': [240, 180] };
    for (const [size, [width, height]] of Object.entries(sizes)) {
      const picture = await sharp(await read(pic, size)).metadata();
      expect(picture).toMatchObject({ width, height });
      expect([picture.exif, picture.xmp, picture.iptc]).toEqual([undefined, undefined, undefined]);
    }
  }
}, 120_000);
