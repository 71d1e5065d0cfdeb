// What do a hundred pictures of 10 MB cost, sent to the gallery in one go, three at a time as the
// screen sends them? The memory of the server must not grow with their number.
//
//   npm run bench:gallery-upload      100 pictures, in half a minute
import { largePhoto, memoryOf, sendPictures } from '../tests/support/many-pictures.ts';
import { dataFolder, startProcess } from '../tests/support/started-server.ts';
import { printRow } from './figures.ts';

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
  console.log(`${COUNT} pictures of ${(photo.length / 1e6).toFixed(0)} MB`);
  printRow({ name: 'all of them', ours: seconds, unit: 's', digits: 1 });
  printRow({ name: 'pictures that were not stored', ours: COUNT - stored, limit: { most: 0 } });
  printRow({ name: 'memory of the server before', ours: before.server, unit: 'MB' });
  printRow({
    name: `the most of it after the first ${WARM}`,
    ours: peak.later,
    unit: 'MB',
    peer: { name: 'until then', figure: peak.warm },
    limit: { times: MOST_GROWTH },
  });
  printRow({ name: 'the most of both picture processes', ours: peak.decoders, unit: 'MB' });
  printRow({
    name: 'memory of the server afterwards',
    ours: memoryOf(server.pid).server,
    unit: 'MB',
  });
} finally {
  await server.end('SIGTERM');
  await folder.remove();
}
