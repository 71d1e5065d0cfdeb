import type { Ears } from './one-worker.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The part of a `Worker` that a printer uses. */
export type PrintWorker = {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

/** Passes on a worker's messages and errors. */
export function listenTo(worker: PrintWorker, { hear, broken }: Ears<FromWorker>): PrintWorker {
  worker.onmessage = ({ data }) => hear(data);
  worker.onmessageerror = () => broken('The worker sent a message that cannot be read.');
  worker.onerror = ({ message }) => broken(message || 'The worker could not be loaded.');
  return worker;
}
