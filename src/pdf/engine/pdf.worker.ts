import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import './buffer-shim.ts';
import { readFontInBrowser } from '../fonts/read-font-in-browser.ts';
import { FIRST_JOB } from './first-job.ts';
import { createEngine, loadedOnce } from './pdf-engine.ts';
import {
  documentsOf,
  type FromWorker,
  type JobHead,
  type Piece,
  type ToWorker,
} from './worker-messages.ts';

const CANCELLED = Symbol('cancelled');

const engine = loadedOnce(() => createEngine(readFontInBrowser));
/** The state of jobs that are still being handed over. */
const arrived = new Map<number, Piece[]>();
const drawn = new Set<number>();
const cancelled = new Set<number>();

/** After so many of them, drawing an invoice costs Node a quarter of what the first one does. */
const FIRST_JOBS = 3;
const warmUp = loadedOnce(async () => {
  const { print } = await engine();
  say({ type: 'alive' });
  const isNeeded = () => arrived.size > 0 || drawn.size > 0;
  for (let done = 0; done < FIRST_JOBS && !isNeeded(); done += 1) await print(FIRST_JOB);
});

const say = (message: FromWorker, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

function take(id: number, piece: Piece): readonly Piece[] {
  const pieces = arrived.get(id) ?? [];
  pieces.push(piece);
  arrived.set(id, pieces);
  return pieces;
}

async function print(id: number, head: JobHead, pieces: readonly Piece[]): Promise<void> {
  arrived.delete(id);
  drawn.add(id);
  try {
    const check = () => {
      if (cancelled.has(id)) throw CANCELLED;
    };
    const onProgress = (progress: { done: number; of: number }) =>
      say({ type: 'progress', id, ...progress });
    const job = { ...head, documents: documentsOf(pieces) };
    const printed = await (await engine()).print(job, { check, onProgress });
    say({ type: 'printed', id, ...printed }, [printed.bytes.buffer]);
  } catch (error) {
    if (error === CANCELLED) say({ type: 'cancelled', id });
    else
      say({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    drawn.delete(id);
    cancelled.delete(id);
  }
}

/**
 * A job that is being drawn stops between two parts; one that is still being handed over ends at
 * once.
 */
function cancel(id: number): void {
  if (drawn.has(id)) cancelled.add(id);
  else {
    arrived.delete(id);
    say({ type: 'cancelled', id });
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'warmUp':
      void ignoringFailure(
        warmUp(),
        'A job loads the engine as well, and reports why it could not be loaded.',
      );
      break;
    case 'piece':
      take(data.id, data.piece);
      break;
    case 'print':
      void print(data.id, data.head, take(data.id, data.piece));
      break;
    case 'cancel':
      cancel(data.id);
      break;
    default:
      data satisfies never;
  }
};
