// What do a hundred pictures of 10 MB cost, sent to the gallery in one go, three at a time as the
// screen sends them? The memory of the server must not grow with their number.
//
//   npm run bench:gallery-upload      100 pictures, in half a minute
import { largePhoto, memoryOf, sendPictures } from '../tests/support/many-pictures.ts';
import { dataFolder, startProcess } from '../tests/support/started-server.ts';

const COUNT = 100;
/** After so many the server has all the buffers that it works with. */
const WARM = 15;
/** The limit: the most memory of the server afterwards, compared with the most until then. */
const MOST_GROWTH = 1.35;

const folder = await dataFolder();
const server = await startProcess({ DATA_DIR: folder.path, RATE_LIMIT: '1000000' });
try {
  const admin = await server.signIn();
  const photo = await largePhoto();
  const before = memoryOf(server.pid);
  const peak = { warm: 0, later: 0, decoders: 0 };
  const began = Date.now();
  const sent = await sendPictures(admin, photo, {
    count: COUNT,
    onSent(done) {
      const now = memoryOf(server.pid);
      const phase = done <= WARM ? 'warm' : 'later';
      peak[phase] = Math.max(peak[phase], now.server);
      peak.decoders = Math.max(peak.decoders, now.decoders);
    },
  });
  const seconds = (Date.now() - began) / 1000;
  const stored = sent.filter(({ status }) => status === 201).length;
  const growth = peak.later / peak.warm;
  const mb = (value: number) => `${Math.round(value)} MB`;
  console.log(
    [
      `${stored} of ${COUNT} pictures of ${mb(photo.length / 1e6)} stored in ${seconds.toFixed(0)} s`,
      `server before: ${mb(before.server)}`,
      `server, most while the first ${WARM} came: ${mb(peak.warm)}`,
      `server, most after them: ${mb(peak.later)} (${growth.toFixed(2)} times; limit ${MOST_GROWTH})`,
      `both picture processes together, most: ${mb(peak.decoders)}`,
      `server afterwards: ${mb(memoryOf(server.pid).server)}`,
    ].join('\n'),
  );
  if (stored < COUNT || growth > MOST_GROWTH) process.exitCode = 1;
} finally {
  await server.end('SIGTERM');
  await folder.remove();
}
