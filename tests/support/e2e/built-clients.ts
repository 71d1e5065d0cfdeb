import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const BUILT = join(import.meta.dirname, '../../../dist/web');
const LEFT_OUT = /\.(map|br|gz)$|^\.vite/;
const TEXT = /\.(js|mjs|css|html)$/;
const HASHED = /^assets\/(.+)$/;

/** The files of a build in a folder of its own, as a server has them. */
async function copyBuild(
  to: string,
  change: (file: string, text: string) => string,
): Promise<void> {
  for (const file of await readdir(BUILT, { recursive: true })) {
    if (LEFT_OUT.test(file) || !/\.\w+$/.test(file)) continue;
    const target = join(to, renamed(file, change));
    await mkdir(dirname(target), { recursive: true });
    if (!TEXT.test(file)) await copyFile(join(BUILT, file), target);
    else await writeFile(target, change(file, await readFile(join(BUILT, file), 'utf8')));
  }
}

const renamed = (file: string, change: (file: string, text: string) => string): string =>
  change('', file);

/** The client as it was built. */
export const copyOfBuild = (to: string): Promise<void> => copyBuild(to, (_file, text) => text);

/** What marks the page of a later build. */
export const LATER = 'data-build="later"';

/**
 * Puts a later build in the place of the one in a folder, as a new release does: every file has another
 * name, and those of the former build are gone.
 */
export async function replaceByLater(folder: string): Promise<void> {
  const next = `${folder}.next`;
  const names = (await readdir(join(BUILT, 'assets')))
    .filter((name) => !LEFT_OUT.test(name))
    .map((name) => name.replace(/\.\w+$/, ''));
  const any = new RegExp(
    `(?<![\\w.-])(${names
      .toSorted((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&'))
      .join('|')})(?=\\.(js|mjs|css|woff2|wasm|svg|webp|png)\\b)`,
    'g',
  );
  await copyBuild(next, (file, text) => {
    if (file === '' && !HASHED.test(text)) return text;
    const later = text.replace(any, 'later-$1');
    return file.endsWith('.html') ? later.replace('<html', `<html ${LATER}`) : later;
  });
  const worker = join(next, 'sw.js');
  const text = await readFile(worker, 'utf8');
  // The version of a build changes with its files.
  await writeFile(worker, text.replace(/(version["`']?:\s*["`'])/, '$1later'));
  await rename(folder, `${folder}.former`);
  await rename(next, folder);
  await rm(`${folder}.former`, { recursive: true });
}
