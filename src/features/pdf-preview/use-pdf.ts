import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './pdf-js.ts';

/** A PDF that is loading, has loaded, or cannot be read. */
export type ReadPdf =
  | { at: 'reading' }
  | { at: 'read'; pdf: PDFDocumentProxy; size: PageSize }
  | { at: 'failed' };

/** In points; all pages of our documents have the size of the first. */
export type PageSize = { readonly width: number; readonly height: number };

const READING: ReadPdf = { at: 'reading' };

/** Reads a PDF for display, and releases it when it is no longer shown. */
export function usePdf(blob: Blob): ReadPdf {
  const [state, setState] = useState<{ of: Blob; read: ReadPdf }>({ of: blob, read: READING });
  useEffect(() => {
    let isUnmounted = false;
    let close = () => undefined as unknown;
    const read = async () => {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      if (isUnmounted) return;
      const task = openPdf(bytes);
      close = () => task.destroy();
      const pdf = await task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (!isUnmounted) setState({ of: blob, read: { at: 'read', pdf, size: { width, height } } });
    };
    read().catch(() => {
      if (!isUnmounted) setState({ of: blob, read: { at: 'failed' } });
    });
    return () => {
      isUnmounted = true;
      void close();
    };
  }, [blob]);
  // The content of another file is never shown as this one, not even until this one has loaded.
  return state.of === blob ? state.read : READING;
}
