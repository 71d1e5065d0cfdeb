/** Whom a worker tells what it says, and that it is broken. */
export type Ears<Said> = {
  readonly hear: (said: Said) => void;
  readonly broken: (reason: unknown) => void;
};

export type OneWorker<Worker> = {
  /** The worker, which is started if there is none; throws what hinders that. */
  readonly get: () => Worker;
  /** The same, and nothing where none is started. */
  readonly current: () => Worker | undefined;
  /** Ends the worker, if there is one; the next one who asks gets a new one. */
  readonly end: () => Promise<void>;
};

/**
 * One worker at a time, started on first use. What an ended worker still says or breaks is nobody's
 * matter.
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
