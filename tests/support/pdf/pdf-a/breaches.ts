import { createRequire } from 'node:module';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { CLAUSES } from './clauses.ts';
import { type Subject, streamIn } from './subject.ts';

type Jsdom = new (
  xml: string,
  options: { readonly contentType: string },
) => { readonly window: { readonly document: Document } };
/** The package has no types. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { readonly JSDOM: Jsdom };

/** The XML of a file, or nothing if it is not XML. */
function parsed(stream: PDFRawStream | undefined): Document | undefined {
  if (!stream) return undefined;
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(decodePDFRawStream(stream).decode());
  try {
    return new JSDOM(xml, { contentType: 'text/xml' }).window.document;
  } catch {
    return undefined;
  }
}

/**
 * The clauses of ISO 19005-3 (PDF/A-3b) that a file violates, as far as its structure shows;
 * colours of pictures, outlines of glyphs and the like need a validator.
 */
export async function pdfABreaches(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const streams = objects.filter((one) => one instanceof PDFRawStream);
  const subject: Subject = {
    text: Buffer.from(bytes).toString('latin1'),
    document,
    dictionaries: [
      ...objects.filter((one) => one instanceof PDFDict),
      ...streams.map(({ dict }) => dict),
    ],
    streams,
    metadata: parsed(streamIn(document.catalog, 'Metadata')),
  };
  return CLAUSES.filter(({ holds }) => !holds(subject)).map(({ id }) => id);
}
