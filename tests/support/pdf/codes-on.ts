import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import { burnt, rgbaOf } from './dots.ts';
import type { Raster } from './read-pdf.ts';

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** What a phone or a scanner reads from the codes on a printed page. */
export async function codesOn(page: Raster): Promise<readonly ReadResult[]> {
  const { buffer } = new Uint8Array(await readFile(WASM));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
  const image = { ...page, data: rgbaOf(burnt(page)), colorSpace: 'srgb' } as ImageData;
  return readBarcodes(image, { formats: ['Code128', 'QRCode'] });
}
