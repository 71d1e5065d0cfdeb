import type { PrintTexts } from '../company/print-texts.ts';
import type { CompanySettings } from './company-settings.ts';
import type { OrderDocument } from './documents-of-order.ts';
import type { ArchivedDocument, OrdersListDocument } from './printed-documents.ts';

/** Everything that can be printed. */
export type PrintedDocument = OrderDocument | OrdersListDocument | ArchivedDocument;

/** One PDF to be made: its documents in order, and everything needed to make them. Plain data. */
export type PrintJob = {
  readonly documents: readonly PrintedDocument[];
  readonly company: CompanySettings;
  readonly texts: PrintTexts;
  /** ISO time written into the file: equal jobs give equal bytes. */
  readonly createdAt: string;
  /** Title in the file's properties. */
  readonly title: string;
  /** Makes a single document suitable for archiving, and for the XML of an e-invoice beside it. */
  readonly conformance?: 'PDF/A-3b';
};
