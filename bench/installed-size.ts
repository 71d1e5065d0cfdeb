// How large is what npm installs to run the product, and which packages are the largest? Bytes of files,
// which every machine of the same platform has alike.
//
//   npm run bench:installed-size
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LockFile } from '../tools/dependencies/inventory.ts';
import { printRow } from './figures.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = 'node_modules/';
const LARGEST = 15;
const MB = 1_000_000;

/** The bytes of a package's own files, without the packages that are installed inside of it. */
function bytesOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return sum + statSync(path).size;
    return entry.isDirectory() && `${entry.name}/` !== FOLDER ? sum + bytesOf(path) : sum;
  }, 0);
}

const { packages }: LockFile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const sizes = new Map<string, number>();
for (const [path, { dev }] of Object.entries(packages)) {
  // Those of other platforms are in the lock file only.
  if (path === '' || dev || !existsSync(join(ROOT, path))) continue;
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  sizes.set(name, (sizes.get(name) ?? 0) + bytesOf(join(ROOT, path)));
}

const sorted = [...sizes].toSorted(([, a], [, b]) => b - a);
const total = sorted.reduce((sum, [, bytes]) => sum + bytes, 0);
printRow({ name: 'packages that the product needs', ours: sorted.length });
printRow({ name: 'all of them', ours: total / MB, unit: 'MB', digits: 1 });
for (const [name, bytes] of sorted.slice(0, LARGEST)) {
  printRow({ name, ours: bytes / MB, unit: 'MB', digits: 1 });
}
