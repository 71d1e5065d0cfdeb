import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Reads a PDF in pdf.js's own worker. Our documents embed all their fonts, and have no scripts or forms. */
export const openPdf = (bytes: Uint8Array): PDFDocumentLoadingTask =>
  getDocument({ data: bytes, useSystemFonts: false, useWasm: false, enableXfa: false });
