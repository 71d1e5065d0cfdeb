import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The part of a `Worker` that a printer uses. */
export type PrintWorker = {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

type Ears = { hear: (said: FromWorker) => void; breakDown: (message: string) => void };

/** Listens to a worker as long as it is the one at work; what an ended one says is nobody's matter. */
export function listenTo(worker: PrintWorker, { hear, breakDown }: Ears, isAtWork: () => boolean) {
  const broken = (message: string): void => {
    if (isAtWork()) breakDown(message);
  };
  worker.onmessage = ({ data }) => {
    if (isAtWork()) hear(data);
  };
  worker.onmessageerror = () => broken('The worker said what cannot be read.');
  worker.onerror = ({ message }) => broken(message || 'The worker could not be loaded.');
}
