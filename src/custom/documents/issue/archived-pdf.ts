import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import type { PaperPrinter } from '../printing/printer-context.ts';

type Options = { provider: AppDataProvider; printer?: PaperPrinter; signal?: AbortSignal };

/** The one PDF of an issued document, as the server has drawn and archived it. */
export const archivedPdf = (id: string, { provider, signal }: Options): Promise<Blob> =>
  provider.getInvoicePdf(id, signal ? { signal } : {});
