import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SCANS_IN_SIGHT, type Scan } from '../../../domain/parcels/scans.ts';
import type { ScanRequest, UnsentScan } from '../../providers/scan-methods.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { createSignals, type Outcome } from './signals.ts';

/** One scan on the screen, from the moment when it was read. */
export type ScanLine = {
  readonly key: string;
  readonly request: ScanRequest;
  readonly outcome: Outcome | 'sending';
  /** What the server has answered. */
  readonly scan: Scan | null;
};

const lineOf = (scan: Scan): ScanLine => ({
  key: scan.id ?? scan.at,
  request: { code: scan.code, mode: scan.mode },
  outcome: scan.result,
  scan,
});

type Options = {
  readonly withSound: boolean;
  /** Called with each answer. */
  readonly onAnswer: (scan: Scan) => void;
};

/**
 * Sends scans in the order in which they were read, one after the other, so that nobody waits for an
 * answer before the next one; and keeps the last ones in sight.
 */
export function useScanner({ withSound, onAnswer }: Options) {
  const provider = useAppDataProvider();
  const [signals] = useState(createSignals);
  const [own, setOwn] = useState<readonly ScanLine[]>([]);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  useEffect(() => signals.end, [signals]);

  const earlier = useQuery({
    queryKey: ['parcels', 'scans'],
    queryFn: async ({ signal }) => (await provider.getScans({ signal })) ?? [],
    retry: false,
    // Without the earlier ones the screen still scans.
    throwOnError: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const replace = useCallback(
    (key: string, change: Partial<ScanLine>) =>
      setOwn((lines) => lines.map((line) => (line.key === key ? { ...line, ...change } : line))),
    [],
  );

  /** The answer to a scan; nothing if it could not be sent. */
  async function send({ request }: ScanLine): Promise<UnsentScan | undefined> {
    try {
      return await provider.scanParcel(request);
    } catch {
      return undefined;
    }
  }

  /** Shows the answer to a scan; the line of one that was not sent offers to send it again. */
  function show({ key }: ScanLine, scan: UnsentScan | undefined): void {
    const outcome = scan?.isUnsent ? 'waiting' : (scan?.result ?? 'failed');
    replace(key, { ...(scan && { scan }), outcome });
    signals.give(outcome, { withSound });
    if (scan) onAnswer(scan);
  }

  const enqueue = (line: ScanLine) => {
    const answer = queue.current.then(() => send(line));
    // The queue has the calls alone: an error in showing one answer holds up no other scan.
    queue.current = answer.then(() => undefined);
    void answer.then((scan) => show(line, scan));
  };

  return {
    lines: lastLines(own, earlier.data ?? []),
    scan(request: ScanRequest): void {
      count.current += 1;
      const line: ScanLine = {
        key: `own ${count.current}`,
        request,
        outcome: 'sending',
        scan: null,
      };
      setOwn((lines) => [line, ...lines].slice(0, MOST_OWN));
      enqueue(line);
    },
    sendAgain(line: ScanLine): void {
      replace(line.key, { outcome: 'sending' });
      enqueue(line);
    },
    /** Throws what the server rejects. */
    async undo(line: ScanLine): Promise<void> {
      if (!line.scan?.id) return;
      const scan = await provider.undoScan(line.scan.id);
      setOwn((lines) =>
        lines.some(({ key }) => key === line.key)
          ? lines.map((one) => (one.key === line.key ? { ...one, scan } : one))
          : [...lines, { ...line, scan }],
      );
    },
  };
}

/** More than are in sight, so that one that was not sent does not fall off the list. */
const MOST_OWN = 200;

/**
 * The own lines and the earlier ones; what was not sent stays in sight until it is. A parcel that was
 * put on the scales has its line once it is weighed.
 */
function lastLines(own: readonly ScanLine[], earlier: readonly Scan[]): readonly ScanLine[] {
  const known = new Set(own.flatMap(({ scan }) => scan?.id ?? []));
  const all = [...own, ...earlier.filter(({ id }) => !known.has(id ?? '')).map(lineOf)];
  return all
    .filter(({ outcome }, at) => at === 0 || outcome !== 'noWeight')
    .filter(({ outcome }, at) => at < SCANS_IN_SIGHT || outcome === 'failed');
}
