import { serveJobs } from '../../server/processes/serve-jobs.ts';

/** What a hostile file does to the process that reads it. */
export type HostileJob = {
  readonly does: 'answers' | 'hangs' | 'fills' | 'breaks' | 'throws' | 'isKilled';
};
export type HostileReply = { readonly environment: readonly string[] };

/** Takes memory that no limit of the engine's heap counts, and never returns to the event loop. */
function fill(): never {
  const taken: Buffer[] = [];
  for (;;) taken.push(Buffer.alloc(10_000_000, 1));
}

/** A list that is too long for the engine, which ends its process whatever thread it is in. */
function breakEngine(): void {
  const cells: number[] = [];
  for (;;) for (let at = 0; at < 1_000_000; at += 1) cells.push(at);
}

serveJobs<HostileJob, HostileReply>(async ({ does }) => {
  if (does === 'hangs') for (;;);
  if (does === 'fills') fill();
  if (does === 'breaks') breakEngine();
  if (does === 'throws') throw new Error('A disk is full.');
  if (does === 'isKilled') process.kill(process.pid, 'SIGKILL');
  return { environment: Object.keys(process.env).sort() };
});
