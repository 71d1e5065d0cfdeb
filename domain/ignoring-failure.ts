/**
 * The result of a promise, or `undefined` if it fails, where nobody has to hear of the failure. The
 * reason says why, for whoever reads the code.
 *
 * @example
 * await ignoringFailure(client.end(), 'The connection may have been lost.');
 */
export const ignoringFailure = <T>(promise: Promise<T>, _reason: string): Promise<T | undefined> =>
  promise.catch(() => undefined);
