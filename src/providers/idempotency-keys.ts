/** As many as a list holds at most: a move of all of them whose answers were lost can be repeated. */
const KEPT = 10_000;

/**
 * Keys that let the server see that a change arrives a second time. The same request keeps its key
 * until an answer has come, so that sending it again after a lost connection does nothing twice.
 */
export function createIdempotencyKeys(newKey: () => string = () => crypto.randomUUID()) {
  const keys = new Map<string, string>();
  return {
    keyOf(request: string): string {
      const key = keys.get(request) ?? newKey();
      keys.delete(request);
      keys.set(request, key);
      const [oldest] = keys.keys();
      if (keys.size > KEPT && oldest !== undefined) keys.delete(oldest);
      return key;
    },
    /** The request has its answer; the next one like it is another request. */
    answered(request: string): void {
      keys.delete(request);
    },
  };
}
