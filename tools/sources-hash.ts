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
  'tools/worker-build.ts',
  'tools/chunks-by-route.ts',
  'package-lock.json',
];

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  return statSync(full).isDirectory() ? filesIn(root, path) : [path];
}

function filesIn(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .map((entry) => ({ entry, path: `${folder}/${entry.name}` }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap(({ entry, path }) => {
      if (entry.isFile()) return [path];
      return entry.isDirectory() ? filesIn(root, path) : filesBelow(root, path);
    });
}

/** For which back end a client is built. */
export type BuildSettings = {
  /** Its address; empty if it serves the page as well. */
  readonly apiUrl: string;
  /** What its PUT does: change the fields that are named, or replace the record. */
  readonly put: (typeof PUTS)[number];
};

const PUTS = ['merge', 'replace'] as const;

/** The settings of a build; throws if one of them makes no sense. */
export function settingsOf({
  VITE_API_URL: apiUrl = '',
  VITE_API_PUT: put = 'merge',
}: {
  readonly [name: string]: string | undefined;
}): BuildSettings {
  if (apiUrl !== '' && !/^(https?:\/\/|\/)/.test(apiUrl)) {
    throw new Error(`VITE_API_URL is "${apiUrl}"; it must begin with https://, http:// or /.`);
  }
  const known = PUTS.find((one) => one === put);
  if (!known) throw new Error(`VITE_API_PUT is "${put}"; it must be merge or replace.`);
  return { apiUrl, put: known };
}

/**
 * A fingerprint of the web client's sources; it changes when a build would produce different files.
 */
export function sourcesHash(root: string, settings: BuildSettings): string {
  const hash = createHash('sha256').update(`${JSON.stringify(settings)}\n`);
  for (const file of SOURCES.flatMap((source) => filesBelow(root, source))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
