import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { InUseError } from './ownership.ts';

/** Callbacks for a database that stopped unexpectedly. */
export type Watcher = {
  lost(): void;
  back(): void;
  /** It could not be restarted; another attempt follows, unless `final`. */
  failed(error: unknown, final: boolean): void;
};

type Ways = {
  /** Keeps other processes from starting the server in the meantime. */
  locked<T>(work: () => Promise<T>): Promise<T>;
  watcher: Watcher;
};

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Restarts the server whenever the connection that owns it breaks, until it is released. */
export function keepRunning(owner: pg.Client, bring: () => Promise<pg.Client>, ways: Ways) {
  const released = new AbortController();
  let owned = true;
  let recovering: Promise<void> = Promise.resolve();

  function watch(client: pg.Client): void {
    client.on('error', () => undefined);
    client.once('end', () => {
      if (released.signal.aborted) return;
      recovering = recover().catch((error: unknown) => ways.watcher.failed(error, true));
    });
  }

  async function recover(): Promise<void> {
    ways.watcher.lost();
    await ways.locked(async () => {
      let pause = FIRST_PAUSE_MS;
      while (!released.signal.aborted && !(await succeeds())) {
        if (!owned) return;
        await ignoringFailure(
          wait(pause, undefined, { signal: released.signal }),
          'It is only cut short.',
        );
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    });
  }

  async function succeeds(): Promise<boolean> {
    try {
      watch(await bring());
      ways.watcher.back();
      return true;
    } catch (error) {
      owned = !(error instanceof InUseError);
      ways.watcher.failed(error, !owned);
      return false;
    }
  }

  watch(owner);
  return {
    /** Ends the watch. Returns whether the server is still ours to stop. */
    async release(): Promise<boolean> {
      released.abort();
      await recovering;
      return owned;
    },
  };
}
