import type { FastifyBaseLogger } from 'fastify';

/** One thing to close. `force` is called when the operator does not want to wait for it. */
export type Step = { close(): Promise<void>; force?(): void };

type Shutdown = {
  /** Closes this at shutdown, before everything that was added earlier. */
  later(step: Step): void;
  isRequested(): boolean;
  /** Aborted as soon as the process has to stop. */
  readonly stopping: AbortSignal;
};

const TIMEOUT_MS = 20_000;
/** A terminal and npm may both forward the same Ctrl-C. */
const SAME_SIGNAL_MS = 300;

/**
 * On SIGINT or SIGTERM closes everything, the latest first, and ends the process. A second signal,
 * or too long a wait, speeds it up.
 */
export function shutdownOnSignals(log: FastifyBaseLogger): Shutdown {
  const steps: Step[] = [];
  const stopping = new AbortController();
  let requestedAt = 0;
  const force = () => {
    for (const step of steps) step.force?.();
  };

  async function run(): Promise<void> {
    setTimeout(force, TIMEOUT_MS).unref();
    for (let step = steps.at(-1); step; step = steps.at(-1)) {
      await step.close();
      steps.splice(steps.indexOf(step), 1);
    }
  }

  const onSignal = () => {
    if (requestedAt > 0) {
      if (Date.now() - requestedAt > SAME_SIGNAL_MS) force();
      return;
    }
    requestedAt = Date.now();
    stopping.abort();
    run().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return {
    later: (step) => void steps.push(step),
    isRequested: () => requestedAt > 0,
    stopping: stopping.signal,
  };
}
