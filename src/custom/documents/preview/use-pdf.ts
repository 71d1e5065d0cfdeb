import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './pdf-js.ts';

/** A PDF that is being read, has been read, or cannot be. */
export type ReadPdf =
  | { at: 'reading' }
  | { at: 'read'; pdf: PDFDocumentProxy; size: PageSize }
  | { at: 'failed' };

/** In points; the other pages of our papers are as large as the first. */
export type PageSize = { readonly width: number; readonly height: number };

/** Reads a PDF for showing its pages, and lets go of it when it is not shown any more. */
export function usePdf(blob: Blob): ReadPdf {
  const [state, setState] = useState<ReadPdf>({ at: 'reading' });
  useEffect(() => {
    let isGone = false;
    let close = () => undefined as unknown;
    const read = async () => {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      if (isGone) return;
      const task = openPdf(bytes);
      close = () => task.destroy();
      const pdf = await task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (!isGone) setState({ at: 'read', pdf, size: { width, height } });
    };
    setState({ at: 'reading' });
    read().catch(() => {
      if (!isGone) setState({ at: 'failed' });
    });
    return () => {
      isGone = true;
      void close();
    };
  }, [blob]);
  return state;
}
