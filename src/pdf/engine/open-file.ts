import layoutDocument, { type DocumentNode, type SafeDocumentNode } from '@react-pdf/layout';
import render from '@react-pdf/render';
import { Document, Font, pdf } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import { createElement, type ReactElement } from 'react';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { placedPage } from './placed-page.ts';

type Properties = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>;

/**
 * The library's own way to a file, `toBlob`, lays out a whole document, writes it and ends the file.
 * These are its steps: a file stays open for further pages, which share its fonts and their words,
 * and whose elements are let go of as soon as they are written.
 */
class UnendedFile extends PDFDocument {
  /** The engine ends a file after the pages that it was given. */
  override end(): void {}
  close(): void {
    super.end();
  }
}

export type OpenFile = {
  /** Lays out some pages and writes them behind those before, each when it is taken. */
  write(pages: Iterable<ReactElement>): Promise<void>;
  /** Ends the file. */
  close(): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly pages: number }>;
};

/**
 * The tree that the engine lays out. One instance of the library makes all of them: a new one for
 * each would keep 100 kB per invoice.
 */
export function createTrees(): (pages: readonly ReactElement[]) => Promise<DocumentNode> {
  const instance = pdf();
  const container: { readonly document: DocumentNode } = instance.container;
  return async (pages) => {
    const element = createElement(Document, {}, ...pages);
    await new Promise<void>((resolve) => instance.updateContainer(element, resolve));
    return container.document;
  };
}

/** The library declares this function without its second parameter. */
const layOut: (tree: DocumentNode, fonts: typeof Font) => Promise<SafeDocumentNode> =
  layoutDocument;

const DOCUMENT = { type: 'DOCUMENT', props: {}, style: {}, wasSplit: false } as const;

/** Opens a file; its pages are written one part after another. */
export function openFile(treeOf: ReturnType<typeof createTrees>, properties: Properties): OpenFile {
  const file = new UnendedFile({ ...properties, displayTitle: true, autoFirstPage: false });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    file.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    file.on('end', resolve);
    file.on('error', reject);
  });
  void ignoringFailure(ended, 'It is reported when the file is closed, if it ever is.');
  // The library names the class where it means an instance.
  const context = file as unknown as Parameters<typeof render>[0];
  let written = 0;
  const draw = (laidOut: SafeDocumentNode): void => {
    render(context, laidOut);
    written += laidOut.children.length;
  };
  return {
    async write(pages) {
      let open: ReactElement[] = [];
      const finish = async (): Promise<void> => {
        if (open.length > 0) draw(await layOut(await treeOf(open), Font));
        open = [];
      };
      for (const page of pages) {
        const placed = placedPage(page);
        if (placed) {
          await finish();
          draw({ ...DOCUMENT, children: [placed] });
        } else open.push(page);
      }
      await finish();
    },
    async close() {
      file.close();
      await ended;
      return { bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()), pages: written };
    },
  };
}
