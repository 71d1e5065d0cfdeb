import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT, isBuilt, presentStamp, STAMP } from './built-client.ts';
import { customerBuild } from './customer-build.ts';
import { precompress } from './precompress.ts';
import { withLock } from './with-lock.ts';
import { workerBuild } from './worker-build.ts';

const ROOT = join(import.meta.dirname, '..');
const NEXT = join(ROOT, 'dist/web.next');

/**
 * Builds the back office, the customers' page and the service worker into the same folder. Builds
 * beside the previous build and swaps the two, so that a failed build leaves the previous one in place.
 */
async function buildInto(stamp: string): Promise<void> {
  // A test runner's NODE_ENV would produce the development build of React.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: NEXT, emptyOutDir: true } });
  await build(customerBuild(ROOT, NEXT));
  await build(workerBuild(ROOT, NEXT));
  await precompress(NEXT);
  writeFileSync(join(NEXT, STAMP), stamp);
  rmSync(BUILT, { recursive: true, force: true });
  renameSync(NEXT, BUILT);
}

/** Builds the web client into dist/web unless that build is up to date. */
export async function buildIfStale(): Promise<string> {
  const stamp = presentStamp();
  if (isBuilt(stamp)) return 'The web client is up to date.';
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  return withLock(join(ROOT, 'dist/build.lock'), async () => {
    if (isBuilt(stamp)) return 'The web client is up to date (just built by another).';
    const start = performance.now();
    await buildInto(stamp);
    return `Built the web client in ${((performance.now() - start) / 1000).toFixed(1)} s.`;
  });
}

if (import.meta.main) console.log(await buildIfStale());
