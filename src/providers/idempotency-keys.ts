/** As many as a list holds at most: a move of all of them whose answers were lost can be repeated. */
const KEPT = 10_000;

/**
 * Whoever sends a change again within five minutes repeats it, because its answer was lost: that is
 * long enough for a network to come back and for the longest `Retry-After` that is waited for. Later
 * the same change is a new wish: a colleague may have undone the first, and the server, which keeps
 * answers for a day, would only answer as it did then.
 */
const REPEATED_WITHIN = 5 * 60_000;

type Run = { endedAt?: number };
type Sent = { readonly key: string; readonly at: number; readonly run: Run | undefined };

let current: Run | undefined;

/**
 * Does something that makes many calls. What is sent on the way keeps its key until the end, however
 * long that takes, and for five minutes more: so long the person who reads the report can retry.
 */
export async function keepingKeys<T>(work: () => Promise<T>): Promise<T> {
  const run: Run = {};
  current = run;
  try {
    return await work();
  } finally {
    run.endedAt = Date.now();
    if (current === run) current = undefined;
  }
}

/**
 * Keys that let the server see that a change arrives a second time. The same request keeps its key
 * until an answer has come or its time is over, so that sending it again after a lost connection does
 * nothing twice.
 */
export function createIdempotencyKeys(newKey: () => string = () => crypto.randomUUID()) {
  const sent = new Map<string, Sent>();
  return {
    keyOf(request: string): string {
      const before = sent.get(request);
      const key = before && isRepeatable(before) ? before.key : newKey();
      sent.delete(request);
      sent.set(request, { key, at: Date.now(), run: current });
      const [oldest] = sent.keys();
      if (sent.size > KEPT && oldest !== undefined) sent.delete(oldest);
      return key;
    },
    /** The request has its answer; the next one like it is another request. */
    answered(request: string): void {
      sent.delete(request);
    },
  };
}

function isRepeatable({ at, run }: Sent): boolean {
  if (run && run.endedAt === undefined) return true;
  return Date.now() - (run?.endedAt ?? at) < REPEATED_WITHIN;
}
