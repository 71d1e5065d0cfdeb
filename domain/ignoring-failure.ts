/**
 * The result of a promise, or `undefined` if it fails, where nobody has to hear of the failure. The
 * reason says why, for whoever reads the code. A check of the linter accepts no other way.
 *
 * @example
 * await ignoringFailure(client.end(), 'The connection may have been lost.');
 */
export const ignoringFailure = <T>(promise: Promise<T>, _reason: string): Promise<T | undefined> =>
  // biome-ignore lint/plugin: This is the place where failures are ignored.
  promise.catch(() => undefined);

/**
 * The same for work that is done at once.
 *
 * @example
 * ignoringError(() => setPriority(pid, 10), 'Not every system lets us set priorities.');
 */
export function ignoringError(work: () => void, _reason: string): void {
  try {
    work();
    // biome-ignore lint/plugin: This is the place where failures are ignored.
  } catch {}
}
