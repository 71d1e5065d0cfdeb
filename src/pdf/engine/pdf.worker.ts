import './buffer-shim.ts';
import { readFontInBrowser } from '../fonts/read-font-in-browser.ts';
import { createEngine, type Engine } from './engine.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const CANCELLED = Symbol('cancelled');

let engine: Promise<Engine> | undefined;
const cancelled = new Set<number>();

const say = (message: FromWorker, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

/** Loads the engine once; a failed attempt is forgotten, so that the next job tries again. */
function loaded(): Promise<Engine> {
  engine ??= createEngine(readFontInBrowser).catch((error) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

async function print({ id, job }: Extract<ToWorker, { type: 'print' }>): Promise<void> {
  try {
    const check = () => {
      if (cancelled.has(id)) throw CANCELLED;
    };
    const onProgress = (progress: { done: number; of: number }) =>
      say({ type: 'progress', id, ...progress });
    const printed = await (await loaded()).print(job, { check, onProgress });
    say({ type: 'printed', id, ...printed }, [printed.bytes.buffer]);
  } catch (error) {
    if (error === CANCELLED) say({ type: 'cancelled', id });
    else
      say({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    cancelled.delete(id);
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'cancel') cancelled.add(data.id);
  else if (data.type === 'print') void print(data);
  else
    loaded().then(
      () => say({ type: 'alive' }),
      () => undefined,
    );
};
