import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoad, type Manifest } from './first-load.ts';
import { foreignAddresses } from './foreign-addresses.ts';

/** The budget of a first visit up to the login screen, in bytes of gzipped script. */
const BUDGET = 250_000;

const BUILT = join(import.meta.dirname, '../dist/web');

const read = (file: string): Buffer => readFileSync(join(BUILT, file));
const weigh = (file: string): number => gzipSync(read(file), { level: 9 }).length;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

function checkWeight(): string[] {
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString());
  const scripts = firstLoad(manifest, weigh)
    .map((file) => ({ file, bytes: weigh(file) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of scripts) console.log(`${kilobytes(bytes)}  ${file}`);
  console.log(`${kilobytes(total)}  up to the login screen, of ${BUDGET / 1000} kB allowed`);
  return total > BUDGET ? [`The first load is ${total - BUDGET} bytes over its budget.`] : [];
}

function checkOrigins(): string[] {
  return readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html)$/.test(file))
    .flatMap((file) =>
      foreignAddresses(file, read(file).toString()).map(
        (address) => `${file} mentions ${address}, an address of another origin.`,
      ),
    );
}

/**
 * Prints the size of the scripts up to the login screen, and returns what is wrong with the built
 * web client.
 */
export function checkBundle(): readonly string[] {
  return [...checkWeight(), ...checkOrigins()];
}

if (import.meta.main) {
  const problems = checkBundle();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
