import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/base/config.ts';
import { openFolderStore } from '../../server/blobs/folder-store.ts';
import { connect } from '../../server/database/connect.ts';
import type { KnownRoute } from '../../server/resources/route-collisions.ts';

/** The calls and pages of the server, read from the server itself. It opens no database. */
export async function serverRoutes(): Promise<readonly KnownRoute[]> {
  const folder = join(import.meta.dirname, 'nothing-is-stored-here');
  const database = connect({ connectionString: 'postgresql://127.0.0.1:1/none' }, { max: 1 });
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const blobs = openFolderStore(folder);
  const app = await buildApp({ config, database, blobs, works: false });
  return app.knownRoutes;
}

const ADDRESS = /\bpath(?:=|: )["'`]\/?([A-Za-z]\w*)/g;

/** The first parts of the addresses of the client's own pages, as its sources declare them. */
export function clientPages(source: string): readonly string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('customer'))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(ADDRESS)])
    .flatMap(([, page]) => page ?? []);
  return [...new Set(pages)];
}
