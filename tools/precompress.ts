import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Below this size the headers of an answer outweigh the savings. */
const SMALLEST = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await asBrotli(content, { params }));
  await writeFile(`${path}.gz`, await asGzip(content, { level: 9 }));
}

/**
 * Writes a brotli and a gzip copy beside each built text file, so that no visit waits for
 * compression.
 */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('.'));
  await Promise.all(texts.map((file) => compressFile(join(folder, file))));
}
