import { createRequire } from 'node:module';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import createQpdf from '@neslinesli93/qpdf-wasm';

const WASM = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');

type Qpdf = {
  callMain(args: readonly string[]): number;
  FS: { writeFile(path: string, data: Uint8Array): void };
};
type Options = { locateFile: () => string; noInitialRun: boolean; print: (line: string) => void };
/** The package has types only for its browser example. */
const start = createQpdf as unknown as (options: Options) => Promise<Qpdf>;

/** The exit code of `qpdf --check`: 0 for a file without errors or warnings. */
export async function qpdfCheck(pdf: Uint8Array): Promise<number> {
  const qpdf = await start({ locateFile: () => WASM, noInitialRun: true, print: () => {} });
  qpdf.FS.writeFile('/in.pdf', pdf);
  return qpdf.callMain(['--check', '/in.pdf']);
}

const FILES = ['FontFile', 'FontFile2', 'FontFile3'].map((name) => PDFName.of(name));

/** The names of the fonts of a PDF, embedded or not. */
export async function fontsOf(
  pdf: Uint8Array,
): Promise<{ embedded: readonly string[]; missing: readonly string[] }> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const dictionaries = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
  const named = (type: string) =>
    dictionaries.filter((each) => each.get(PDFName.of('Type')) === PDFName.of(type));
  const nameOf = (each: PDFDict, key: string) => String(each.get(PDFName.of(key)));
  const described = named('FontDescriptor');
  const embedded = described
    .filter((each) => FILES.some((file) => each.has(file)))
    .map((each) => nameOf(each, 'FontName'));
  const used = named('Font').map((each) => nameOf(each, 'BaseFont'));
  return { embedded, missing: used.filter((name) => !embedded.includes(name)) };
}
