import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { Paper } from '../../../../domain/documents/papers.ts';
import type { TripGroup } from '../../../../domain/trips/groups.ts';
import type { Printed, Progress } from '../../../pdf/engine/printed.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { freshPrintContent } from './fresh-print-content.ts';
import { printJobOf } from './print-job.ts';
import { PrinterContext } from './printer-context.ts';

/** The content to print, once it is known. */
export type Printable = {
  readonly papers: readonly Paper[];
  readonly direction: TripGroup;
  readonly title: string;
};

/** A print job: the ISO date of its documents, and how to get them. */
export type Printing = {
  readonly day: string;
  readonly printable: (signal: AbortSignal) => Promise<Printable>;
};

/** A file being generated: its purpose and progress. */
export type Making<Purpose extends string> = { purpose: Purpose; progress: Progress | undefined };

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
  useEffect(() => {
    // What cannot be printed here can still be edited and saved.
    if ('Worker' in globalThis) printer.warmUp();
  }, [printer]);

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
