import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that goes into a build of the web client. */
const SOURCES = [
  'src',
  'domain',
  'public',
  'index.html',
  'customer.html',
  'vite.config.ts',
  'tools/customer-build.ts',
  'tools/chunks-by-route.ts',
  'package-lock.json',
];

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/**
 * A fingerprint of the web client's sources; it changes when a build would produce different files.
 */
export function sourcesHash(root: string, apiUrl: string): string {
  const hash = createHash('sha256').update(`VITE_API_URL=${apiUrl}\n`);
  for (const file of SOURCES.flatMap((source) => filesBelow(root, source))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
