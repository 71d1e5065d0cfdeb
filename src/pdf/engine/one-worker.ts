/** Receives a worker's messages, and is told when it breaks. */
export type Ears<Said> = {
  readonly hear: (said: Said) => void;
  readonly broken: (reason: unknown) => void;
};

export type OneWorker<Worker> = {
  /** The worker, started if there is none; throws if it cannot be started. */
  readonly get: () => Worker;
  /** The same, or `undefined` if none is running. */
  readonly current: () => Worker | undefined;
  /** Ends the worker, if there is one; the next call starts a new one. */
  readonly end: () => Promise<void>;
};

/**
 * One worker at a time, started on first use. Messages and errors of a worker that has ended are
 * ignored.
 */
export function oneWorker<Worker extends { terminate(): unknown }, Said>(
  start: (ears: Ears<Said>) => Worker,
  { hear, broken }: Ears<Said>,
): OneWorker<Worker> {
  let current: Worker | undefined;
  return {
    get() {
      if (current) return current;
      const own = start({
        hear: (said) => own === current && hear(said),
        broken: (reason) => own === current && broken(reason),
      });
      current = own;
      return own;
    },
    current: () => current,
    async end() {
      const ended = current;
      current = undefined;
      await ended?.terminate();
    },
  };
}
