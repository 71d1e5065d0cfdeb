// For how long is the page blocked while a browser builds 500 labels and an orders list of 10,000
// rows, and does its spinner keep moving? And how long after the click is one invoice ready, if its
// editor is open? The worker is the product's own, built like the product.
//
//   npm run bench:pdf-in-browser
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findOrInstallChromium } from '../tools/find-chromium.ts';
import { median, printRow } from './figures.ts';
import type { JobName, Watched } from './pdf-in-browser-page.ts';

/** The limit. The browser does not report a task shorter than this. */
const LONGEST_MS = 50;
/** A spinner that moves once a second moves. */
const LONGEST_PAUSE_S = 1;
/** One invoice: each round has a page of its own; an editor is open for some seconds at least. */
const ROUNDS = 5;
const OPEN_FOR_MS = 5_000;
const INVOICE_GOAL_MS = 300;
const NAMES: readonly JobName[] = ['500 labels', 'a list of 10,000 rows'];
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.woff': 'font/woff',
};
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
const PAGE = '<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>';

const folder = mkdtempSync(join(tmpdir(), 'jisr-pdf-'));
await build({
  configFile: false,
  logLevel: 'error',
  worker: { format: 'es' },
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: 'es2023',
    rollupOptions: {
      input: join(import.meta.dirname, 'pdf-in-browser-page.ts'),
      output: { entryFileNames: 'page.js' },
    },
  },
});

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  response.setHeader('content-security-policy', POLICY);
  response.setHeader('content-type', TYPES[extname(path)] ?? 'text/html');
  if (path === '/') response.end(PAGE);
  else if (path === '/favicon.ico') response.writeHead(204).end();
  else response.end(readFileSync(join(folder, path)));
}).listen(0, '127.0.0.1');

const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  const opened = async () => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await page.waitForFunction(() => 'watch' in window);
    return page;
  };
  const times: Record<'editor' | 'new', number[]> = { editor: [], new: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, openForMs] of [
      ['editor', OPEN_FOR_MS],
      ['new', 0],
    ] as const) {
      const page = await opened();
      const time = await page.evaluate(
        (each) => (window as unknown as { invoice(ms: number): Promise<number> }).invoice(each),
        openForMs,
      );
      times[kind].push(time);
      await page.close();
    }
  }
  printRow({
    name: 'one invoice, its editor open',
    ours: median(times.editor),
    unit: 'ms',
    peer: { name: 'on a new page', figure: median(times.new) },
    goal: { most: INVOICE_GOAL_MS },
  });
  const page = await opened();
  for (const name of NAMES) {
    const { seconds, pages, frames, longest } = await page.evaluate(
      (each) => (window as unknown as { watch(name: string): Promise<Watched> }).watch(each),
      name,
    );
    console.log(`${name}: ${pages} pages`);
    printRow({ name, ours: seconds, unit: 's', digits: 1 });
    printRow({
      name: `${name}: longest task of the page`,
      ours: longest,
      unit: 'ms',
      limit: { most: LONGEST_MS },
    });
    printRow({
      name: `${name}: time between two frames, on average`,
      ours: seconds / frames,
      unit: 's',
      digits: 2,
      limit: { most: LONGEST_PAUSE_S },
    });
  }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
