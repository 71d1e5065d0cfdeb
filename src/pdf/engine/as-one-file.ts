import type { PrintJob } from '../../../domain/documents/papers.ts';
import type { PrintedBytes } from './printed.ts';

type File = Pick<PrintedBytes, 'bytes' | 'pages'>;

const PAGE = /\/Type \/Page\b/g;

/** The pages of a file that the engine has just written; it writes them uncompressed. */
const pagesIn = (pdf: Uint8Array): number =>
  new TextDecoder('latin1').decode(pdf).match(PAGE)?.length ?? 0;

/**
 * Joins several PDFs into one, with the job's own properties; a single one is returned unchanged,
 * byte for byte.
 */
export async function asOneFile(pdfs: readonly Uint8Array[], job: PrintJob): Promise<File> {
  const [only] = pdfs;
  if (pdfs.length === 1 && only) return { bytes: new Uint8Array(only), pages: pagesIn(only) };
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const whole = await PDFDocument.create({ updateMetadata: false });
  for (const pdf of pdfs) {
    const part = await PDFDocument.load(pdf, { updateMetadata: false });
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
  const date = new Date(job.createdAt);
  whole.setTitle(job.title);
  whole.setAuthor(job.company.name);
  whole.setCreator('Jisr');
  whole.setProducer('Jisr');
  whole.setLanguage('de');
  whole.setCreationDate(date);
  whole.setModificationDate(date);
  return { bytes: new Uint8Array(await whole.save()), pages: whole.getPageCount() };
}
