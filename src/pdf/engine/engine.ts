import { Document, pdf } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { PrintJob } from '../../../domain/documents/papers.ts';
import { cutTexts } from '../documents/cut-texts.ts';
import type { ReadFont } from '../fonts/families.ts';
import { loadFonts } from '../fonts/load-fonts.ts';
import type { Sheet } from '../parts/sheet.ts';
import { missingCharacters } from '../text/missing-characters.ts';
import { asOneFile } from './as-one-file.ts';
import { markedAsCopy } from './marked-as-copy.ts';
import { partsOf } from './parts-of.ts';
import type { PrintedBytes, Progress } from './printed.ts';
import { propertyText } from './property-text.ts';

type Watch = {
  readonly onProgress?: (progress: Progress) => void;
  /** Called between two parts; throws to end the job. */
  readonly check?: () => void;
};

export type Engine = { print(job: PrintJob, watch?: Watch): Promise<PrintedBytes> };

/** Lets messages be handled that arrived while a part was drawn. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Loads the fonts and returns the engine. It uses one instance of the library for all its documents
 * (a new one for each would keep 100 kB per invoice) and so draws one after another.
 */
export async function createEngine(readFont: ReadFont): Promise<Engine> {
  await loadFonts(readFont);
  const instance = pdf();
  let last: Promise<unknown> = Promise.resolve();

  const draw = async (document: ReactElement): Promise<Uint8Array<ArrayBuffer>> => {
    await new Promise<void>((resolve) => instance.updateContainer(document, resolve));
    const blob = await instance.toBlob();
    return new Uint8Array(await blob.arrayBuffer());
  };

  const print = async (job: PrintJob, { onProgress, check }: Watch): Promise<PrintedBytes> => {
    const parts = partsOf(job);
    const of = parts.reduce((sum, part) => sum + part.size, 0);
    const pdfs: Uint8Array[] = [];
    let done = 0;
    for (const part of parts) {
      onProgress?.({ done, of });
      await breath();
      check?.();
      pdfs.push(part.pdf ? await keptFile(part) : await draw(documentOf(job, part.sheets)));
      done += part.size;
    }
    const printed = await asOneFile(pdfs, job);
    onProgress?.({ done, of });
    return {
      ...printed,
      missing: missingCharacters([job.papers, job.company, job.texts]),
      cut: cutTexts(job),
    };
  };

  return {
    print: (job, watch = {}) => {
      const result = last.then(() => print(job, watch));
      last = result.catch(() => undefined);
      return result;
    },
  };
}

const keptFile = async ({ pdf, isCopy }: { pdf: Uint8Array; isCopy: boolean }) =>
  isCopy ? markedAsCopy(pdf) : pdf;

const documentOf = (
  { title, company, createdAt, conformance }: PrintJob,
  sheets: readonly Sheet[],
) =>
  createElement(
    Document,
    {
      title: propertyText(title),
      author: propertyText(company.name),
      creator: 'Jisr',
      producer: 'Jisr',
      language: 'de',
      creationDate: new Date(createdAt),
      modificationDate: new Date(createdAt),
      ...(conformance && { conformance }),
    },
    ...sheets.map(({ draw }) => draw()),
  );
