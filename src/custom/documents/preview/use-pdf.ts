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

const READING: ReadPdf = { at: 'reading' };

/** Reads a PDF for showing its pages, and lets go of it when it is not shown any more. */
export function usePdf(blob: Blob): ReadPdf {
  const [state, setState] = useState<{ of: Blob; read: ReadPdf }>({ of: blob, read: READING });
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
      if (!isGone) setState({ of: blob, read: { at: 'read', pdf, size: { width, height } } });
    };
    read().catch(() => {
      if (!isGone) setState({ of: blob, read: { at: 'failed' } });
    });
    return () => {
      isGone = true;
      void close();
    };
  }, [blob]);
  // What was read of another file is never shown as this one, not even until this one is read.
  return state.of === blob ? state.read : READING;
}
