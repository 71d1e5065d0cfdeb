/**
 * As many as a list can hold: a bulk action on all of them can be repeated if its answers were lost.
 */
const STORED_FOR = 10_000;

/**
 * A change that is sent again within five minutes is a retry, because its answer was lost. Five
 * minutes are long enough for a network to recover and for the longest `Retry-After` that we wait
 * for. After that, the same change is a new request: a colleague may have reverted the first one,
 * and the server, which keeps answers for a week, would only repeat its old answer.
 */
const REPEATED_WITHIN = 5 * 60_000;

/**
 * A task of many calls, such as a bulk change. A call that names its run keeps its key until the run
 * ends, however long that takes, and for five minutes more, so that a user who reads the report can
 * retry.
 */
export type CallRun = { readonly endedAt: number | undefined };

/** What a method of the data provider that changes something reads from its `meta`. */
export type ChangeMeta = { readonly run?: CallRun | undefined };

type Sent = { readonly key: string; readonly at: number; readonly run: CallRun | undefined };

/** Does some work whose calls belong to one run, and hands that run to it. */
export async function inOneRun<T>(work: (run: CallRun) => Promise<T>): Promise<T> {
  const run: { endedAt: number | undefined } = { endedAt: undefined };
  try {
    return await work(run);
  } finally {
    run.endedAt = Date.now();
  }
}

/**
 * Keys that let the server recognise a change that arrives twice. The same request keeps its key
 * until it is answered or the key expires, so that a retry after a lost connection does nothing
 * twice.
 */
export function createIdempotencyKeys(newKey: () => string = () => crypto.randomUUID()) {
  const sent = new Map<string, Sent>();
  return {
    keyOf(request: string, run?: CallRun): string {
      const before = sent.get(request);
      const key = before && isRepeatable(before) ? before.key : newKey();
      sent.delete(request);
      sent.set(request, { key, at: Date.now(), run });
      const [oldest] = sent.keys();
      if (sent.size > STORED_FOR && oldest !== undefined) sent.delete(oldest);
      return key;
    },
    /** The request was answered; the next identical one is a new request. */
    answered(request: string): void {
      sent.delete(request);
    },
  };
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;

function isRepeatable({ at, run }: Sent): boolean {
  if (run && run.endedAt === undefined) return true;
  return Date.now() - (run?.endedAt ?? at) < REPEATED_WITHIN;
}
