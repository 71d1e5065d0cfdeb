import type { ReactElement } from 'react';
import type { PrintedDocument, PrintJob } from '../../../domain/documents/print-job.ts';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { cutTexts } from '../documents/drawings.ts';
import type { ReadFont } from '../fonts/families.ts';
import { loadFonts } from '../fonts/load-fonts.ts';
import type { Sheet } from '../parts/sheet.ts';
import { missingCharacters, printableData } from '../text/printable.ts';
import { createTrees, type OpenFile, openFile } from './open-file.ts';
import { partsOf } from './parts-of.ts';
import type { PrintedBytes, Progress } from './printed.ts';
import { type Stamps, stampedForPrint } from './stamped-for-print.ts';

type Watch = {
  readonly onProgress?: (progress: Progress) => void;
  /** Called between two parts; throws to end the job. */
  readonly check?: () => void;
};

export type Engine = { print(job: PrintJob, watch?: Watch): Promise<PrintedBytes> };

/**
 * Loads the fonts and returns the engine. It uses one instance of the library for all its documents
 * and so draws one after another.
 */
export async function createEngine(readFont: ReadFont): Promise<Engine> {
  await loadFonts(readFont);
  const treeOf = createTrees();
  let last: Promise<unknown> = Promise.resolve();

  const print = async (job: PrintJob, { onProgress, check }: Watch): Promise<PrintedBytes> => {
    const { documents, company, texts } = job;
    const shown = { ...job, ...printableData({ documents, company, texts }) };
    const parts = partsOf(shown);
    const of = parts.reduce((sum, part) => sum + part.size, 0);
    const files: PartOfFile[] = [];
    let open: OpenFile | undefined;
    const close = async (): Promise<void> => {
      if (open) files.push(await open.close());
      open = undefined;
    };
    let done = 0;
    for (const part of parts) {
      onProgress?.({ done, of });
      await breath();
      check?.();
      if (part.pdf) {
        await close();
        files.push({ bytes: await storedFile(part) });
      } else {
        open ??= openFile(treeOf, propertiesOf(job));
        await open.write(drawn(part.sheets));
      }
      done += part.size;
    }
    await close();
    const printed = await asOneFile(files, job);
    onProgress?.({ done, of });
    return {
      ...printed,
      missing: missingCharacters([documents, company, texts]),
      cut: cutTexts(shown),
    };
  };

  return {
    print: (job, watch = {}) => {
      const result = last.then(() => print(job, watch));
      last = ignoringFailure(result, 'Whoever prints hears of it; the next job goes on.');
      return result;
    },
  };
}

/** One page after another, so that a page is let go of before the next is drawn. */
function* drawn(sheets: readonly Sheet[]): Generator<ReactElement> {
  for (const { draw } of sheets) yield draw();
}

/** Lets messages be handled that arrived while a part was drawn. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const storedFile = async ({ pdf, stamps }: { pdf: Uint8Array; stamps: Stamps }) =>
  stamps.isCopy || stamps.paid ? stampedForPrint(pdf, stamps) : pdf;

/** What the library takes of a file besides its pages. */
const propertiesOf = ({ title, company, createdAt, conformance, documents }: PrintJob) => ({
  lang: languageOf(documents),
  info: {
    Title: propertyText(title),
    Author: propertyText(company.name),
    Creator: 'Jisr',
    Producer: 'Jisr',
    CreationDate: new Date(createdAt),
    ModificationDate: new Date(createdAt),
  },
  // PDF/A-3 is of version 1.7.
  ...(conformance && { subset: conformance, pdfVersion: '1.7' as const }),
});

/**
 * The language that a screen reader begins in: that of the whole file, because the engine cannot
 * declare the language of a passage. The orders list is in English (specification 9); what is
 * written in German and French begins in German.
 */
const languageOf = (documents: readonly PrintedDocument[]): 'de' | 'en' =>
  documents.length > 0 && documents.every(({ kind }) => kind === 'ordersList') ? 'en' : 'de';

type File = Pick<PrintedBytes, 'bytes' | 'pages'>;
/** A file that the engine has just written, with the number of its pages, or a stored one. */
type PartOfFile = { readonly bytes: Uint8Array; readonly pages?: number };

const PAGE = /\/Type \/Page\b/g;

/** The pages of a stored file, which the engine once wrote; it writes them uncompressed. */
const pagesIn = (pdf: Uint8Array): number =>
  new TextDecoder('latin1').decode(pdf).match(PAGE)?.length ?? 0;

/**
 * Joins several PDFs into one, with the job's own properties; a single one is returned unchanged,
 * byte for byte.
 */
async function asOneFile(files: readonly PartOfFile[], job: PrintJob): Promise<File> {
  const [only] = files;
  if (files.length === 1 && only) {
    return { bytes: new Uint8Array(only.bytes), pages: only.pages ?? pagesIn(only.bytes) };
  }
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const whole = await PDFDocument.create({ updateMetadata: false });
  for (const { bytes } of files) {
    const part = await PDFDocument.load(bytes, { updateMetadata: false });
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
  const date = new Date(job.createdAt);
  whole.setTitle(job.title);
  whole.setAuthor(job.company.name);
  whole.setCreator('Jisr');
  whole.setProducer('Jisr');
  whole.setLanguage(languageOf(job.documents));
  whole.setCreationDate(date);
  whole.setModificationDate(date);
  return { bytes: new Uint8Array(await whole.save()), pages: whole.getPageCount() };
}

const LOOK_ALIKES: Readonly<Record<string, string>> = { '&': '＆', '<': '＜', '>': '＞' };

/**
 * A property of a file, such as its author, made safe for XMP. The library writes it into XML
 * unescaped, and a company such as "Muster & Söhne" gave a file that is not a PDF/A: markup
 * characters become full-width characters that look the same, and characters that XML cannot hold
 * are left out.
 */
const propertyText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (sign) => LOOK_ALIKES[sign] ?? sign);

/**
 * Loads something once for all callers. A failed attempt is forgotten, so that the next call tries
 * again.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
