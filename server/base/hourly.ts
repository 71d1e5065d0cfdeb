import type { FastifyInstance } from 'fastify';

const HOUR_MS = 3_600_000;

export type HourlyJob = {
  readonly name: string;
  readonly work: (signal: AbortSignal) => Promise<void>;
};

/**
 * Does work when the application begins to listen and every hour after that, one run at a time.
 * Closing the application waits for the work; `signal` makes it finish quickly.
 */
export function hourly(app: FastifyInstance, { name, work }: HourlyJob): void {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => (ending.signal.aborted ? undefined : work(ending.signal)))
      .catch((error: unknown) => app.log.error({ err: error }, `${name} failed`));
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, HOUR_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  });
}
