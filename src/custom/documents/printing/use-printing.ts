import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { invoiceRulesOf } from '../../../../domain/documents/invoice/draft-of-order.ts';
import { printedInvoice } from '../../../../domain/documents/invoice/printed-invoice.ts';
import { withTermsAddress } from '../../../../domain/documents/named-terms.ts';
import type { PrintedDocument, PrintJob } from '../../../../domain/documents/print-job.ts';
import { printTextsOf } from '../../../../domain/documents/print-texts-of.ts';
import type { InvoiceDocument } from '../../../../domain/documents/printed-documents.ts';
import type { TripGroup } from '../../../../domain/trips/groups.ts';
import { printDocuments, warmUpPrinting } from '../../../pdf/engine/print-documents.ts';
import type { Printed, PrintOptions, Progress } from '../../../pdf/engine/printed.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { freshPrintContent, type PrintContent } from './print-content.ts';

/** The content to print, once it is known. */
type Printable = {
  readonly documents: readonly PrintedDocument[];
  readonly direction: TripGroup;
  readonly title: string;
};

/** Gets the printer ready before something is printed. */
export function useReadyPrinter(): void {
  const printer = use(PrinterContext);
  useEffect(() => {
    // What cannot be printed here can still be seen, edited and saved.
    if ('Worker' in globalThis) printer.warmUp();
  }, [printer]);
}

/** A print job: the ISO date of its documents, and how to get them. */
export type Printing = {
  readonly day: string;
  readonly printable: (signal: AbortSignal) => Promise<Printable>;
};

/** A file being generated: its purpose and progress. */
type Making<Purpose extends string> = { purpose: Purpose; progress: Progress | undefined };

/**
 * Generates files of documents, one at a time, each for a purpose named by the screen. A new job
 * replaces one in progress; a cancelled one returns `undefined`.
 */
export function usePrinting<Purpose extends string>() {
  const printer = use(PrinterContext);
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const [making, setMaking] = useState<Making<Purpose>>();
  const current = useRef<AbortController>(undefined);

  const cancel = useCallback(() => current.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  useReadyPrinter();

  const make = useCallback(
    async (purpose: Purpose, { day, printable }: Printing): Promise<Printed | undefined> => {
      cancel();
      const own = new AbortController();
      current.current = own;
      setMaking({ purpose, progress: undefined });
      try {
        const [content, what] = await Promise.all([
          freshPrintContent(client, provider),
          printable(own.signal),
        ]);
        own.signal.throwIfAborted();
        return await printer.print(printJobOf({ ...what, day }, content), {
          signal: own.signal,
          onProgress: (progress) => {
            if (!own.signal.aborted) setMaking({ purpose, progress });
          },
        });
      } catch (error) {
        if (own.signal.aborted) return undefined;
        throw error;
      } finally {
        if (current.current === own) setMaking(undefined);
      }
    },
    [cancel, client, printer, provider],
  );

  return { making, make, cancel };
}

type Titled = {
  documents: readonly PrintedDocument[];
  /** ISO date of the documents and of the file: the same documents make the same file at any time. */
  day: string;
  /** Selects the texts of one direction or the other. */
  direction: TripGroup;
  title: string;
};

/** Documents as one job for the engine, with the company's current data. */
export function printJobOf(
  { documents, day, direction, title }: Titled,
  content: PrintContent,
): PrintJob {
  const { stored, company, blocks } = content;
  return {
    documents: documents.map((document) => completed(document, content)),
    company,
    texts: printTextsOf(blocks, { direction, taxMode: stored.taxMode }),
    createdAt: `${day}T00:00:00.000Z`,
    title,
  };
}

/** A document with what its order does not contain: its texts on tax, and the address of its terms. */
function completed(document: PrintedDocument, content: PrintContent): PrintedDocument {
  if (document.kind === 'declaration') return withTermsAddress(document, content.origin);
  if (document.kind !== 'invoice') return document;
  const named = withTermsAddress(document, content.origin);
  return named.exemptionNote ? named : asIssued(named, content);
}

/** A draft with the tax and payment texts that it will have once it is issued. */
function asIssued(document: InvoiceDocument, { stored, blocks }: PrintContent): InvoiceDocument {
  const rules = invoiceRulesOf(stored, blocks, document.direction);
  return printedInvoice({
    document,
    lineTaxes: document.lines.map(({ tax }) => tax ?? null),
    rules,
  });
}

/** Generates a file of documents. */
export type DocumentPrinter = {
  readonly print: (job: PrintJob, options?: PrintOptions) => Promise<Printed>;
  readonly warmUp: () => void;
};

/** The engine in its worker; tests provide their own printer. */
export const PrinterContext = createContext<DocumentPrinter>({
  print: printDocuments,
  warmUp: warmUpPrinting,
});
