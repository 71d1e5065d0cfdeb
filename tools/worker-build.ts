import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import type { ShellFiles } from '../src/worker/shell.ts';

/** The pages by their address, as the server serves them (server/plugins/web-client.ts). */
const PAGES = { '/': 'index.html', '/c': 'customer.html' } as const;
const SERVED = /^(assets|gifs)\/(?!.*\.(map|br|gz)$)|^favicon\.svg$/;
/** Larger files than this are engines of single tasks, unless a page begins with them. */
const LARGE_BYTES = 200_000;
const BEGINNING = /^assets\/(index|customer|list|record|around-list|form)-/;
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/;

/** What a built client consists of, for the worker that has it at hand without a network. */
export function shellFiles(folder: string): ShellFiles {
  const read = (file: string) => readFileSync(join(folder, file));
  const served = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => SERVED.test(file))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of [...Object.values(PAGES), ...served])
    hash.update(`${file}\n`).update(read(file));
  const isLarge = (file: string) =>
    statSync(join(folder, file)).size > LARGE_BYTES && !BEGINNING.test(file);
  return {
    version: hash.digest('hex').slice(0, 16),
    pages: Object.fromEntries(
      Object.entries(PAGES).map(([path, file]) => {
        const script = SCRIPT.exec(read(file).toString())?.[1];
        if (!script) throw new Error(`${file} has no script.`);
        return [path, script];
      }),
    ),
    files: served.filter((file) => !isLarge(file)).map((file) => `/${file}`),
    large: served.filter(isLarge).map((file) => `/${file}`),
  };
}

/** The build of the service worker, which comes last, because it lists the files of the others. */
export const workerBuild = (root: string, outDir: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { SHELL_FILES: JSON.stringify(shellFiles(outDir)) },
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      // At the root, because a worker has only what is below its own address.
      output: { entryFileNames: 'sw.js', format: 'iife' },
    },
  },
});
