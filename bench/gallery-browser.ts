// What does the browser hold while a hundred pictures of 10 MB go from the gallery's screen to the
// server? Neither the screen's own memory nor that of the browser's processes may grow with their
// number.
//
//   npm run bench:gallery-browser      100 pictures, in about a minute
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { en as texts } from '../src/i18n/en.ts';
import { signIn } from '../tests/support/e2e/sign-in.ts';
import { anotherPhoto, largePhoto } from '../tests/support/many-pictures.ts';
import { dataFolder, startProcess } from '../tests/support/started-server.ts';
import { buildIfStale } from '../tools/build-if-stale.ts';
import { findOrInstallChromium } from '../tools/find-chromium.ts';
import { printRow } from './figures.ts';

const COUNT = Number(process.argv[2] ?? 100);
/** After so many the browser has everything loaded that sends, draws and lists pictures. */
const WARM = 15;
/** The limits: the most afterwards, compared with the most until then. */
const MOST_GROWTH = { heap: 1.5, processes: 1.35 };
const EVERY_MS = 1000;

type Memory = { readonly heap: number; readonly processes: number };

const MB = 1024 * 1024;

/** The resident memory of a process, in MB; nothing if it has ended. */
function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The gallery in a browser, with the measures of its memory. */
async function openGallery(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/gallery`);
  await signIn(page, texts);
  await page.getByText(texts.uploads.several).waitFor();
  const screen = await context.newCDPSession(page);
  const all = await browser.newBrowserCDPSession();
  await screen.send('Performance.enable');
  const memory = async (): Promise<Memory> => {
    // Only what is still referenced counts, not what was dropped and waits to be collected.
    await screen.send('HeapProfiler.collectGarbage');
    const { metrics } = await screen.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    const { processInfo } = await all.send('SystemInfo.getProcessInfo');
    const processes = processInfo.reduce((sum, { id }) => sum + residentMb(id), 0);
    return { heap: heap / MB, processes };
  };
  return { page, memory };
}

const most = (a: Memory, b: Memory): Memory => ({
  heap: Math.max(a.heap, b.heap),
  processes: Math.max(a.processes, b.processes),
});

const folder = await dataFolder();
await buildIfStale();
const server = await startProcess({ DATA_DIR: folder.path, RATE_LIMIT: '1000000' });
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
});
try {
  const photo = await largePhoto();
  const photos = join(folder.path, 'photos');
  mkdirSync(photos);
  const files = Array.from({ length: COUNT }, (_, number) => join(photos, `photo-${number}.jpg`));
  for (const [number, file] of files.entries()) writeFileSync(file, anotherPhoto(photo, number));

  const { page, memory } = await openGallery(browser, server.url);
  const before = await memory();
  let peaks = { warm: before, later: { heap: 0, processes: 0 } };
  const began = Date.now();
  await page.locator('input[type="file"][multiple]').setInputFiles(files);
  const sent = page.getByText(new RegExp(`^\\d+ of ${COUNT} sent$`));
  for (let done = 0; done < COUNT; ) {
    done = Number.parseInt((await sent.textContent()) ?? '0', 10);
    const phase = done <= WARM ? 'warm' : 'later';
    peaks = { ...peaks, [phase]: most(peaks[phase], await memory()) };
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  const seconds = (Date.now() - began) / 1000;
  const after = await memory();
  console.log(`${COUNT} pictures of ${(photo.length / 1e6).toFixed(0)} MB`);
  printRow({ name: `all ${COUNT} of them`, ours: seconds, unit: 's', digits: 1 });
  const print = (what: string, name: keyof Memory) => {
    printRow({ name: `${what} before`, ours: before[name], unit: 'MB' });
    printRow({
      name: `the most of ${what} after the first ${WARM}`,
      ours: peaks.later[name],
      unit: 'MB',
      peer: { name: 'until then', figure: peaks.warm[name] },
      limit: { times: MOST_GROWTH[name] },
    });
    printRow({ name: `${what} in the end`, ours: after[name], unit: 'MB' });
  };
  print("the screen's memory", 'heap');
  print("the browser's memory", 'processes');
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await folder.remove();
}
