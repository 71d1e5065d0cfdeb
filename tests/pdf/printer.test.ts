import { describe, expect, it, vi } from 'vitest';
import { PrintError } from '../../src/pdf/engine/printed.ts';
import { createPrinter, type PrintWorker } from '../../src/pdf/engine/printer.ts';
import {
  documentsOf,
  type FromWorker,
  type ToWorker,
} from '../../src/pdf/engine/worker-messages.ts';
import { jobOf, ordersListDocument, ticketDocument } from '../support/sample-documents.ts';

/** A worker that answers when the test makes it. */
class PretendWorker implements PrintWorker {
  readonly heard: ToWorker[] = [];
  isEnded = false;
  onmessage: PrintWorker['onmessage'] = null;
  onmessageerror: PrintWorker['onmessageerror'] = null;
  onerror: PrintWorker['onerror'] = null;
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: FromWorker): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
  finish(id: number): void {
    const nothing = { missing: [], cut: [] };
    this.say({ type: 'printed', id, bytes: new Uint8Array([1, 2]), pages: 1, ...nothing });
  }
  get printing(): readonly number[] {
    return this.heard.flatMap((message) => (message.type === 'print' ? [message.id] : []));
  }
}

function printer(silenceMs?: number) {
  const workers: PretendWorker[] = [];
  const start = () => {
    const worker = new PretendWorker();
    workers.push(worker);
    return worker;
  };
  return { workers, ...createPrinter(start, silenceMs) };
}

const job = jobOf(ticketDocument());
const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('There is none yet.');
  return item;
};

describe('a long job', () => {
  const long = jobOf(ordersListDocument(2_500), ticketDocument());

  it('is handed to the worker in pieces, and arrives whole', async () => {
    const { workers, print } = printer();
    const printed = print(long);
    const worker = first(workers);
    await expect.poll(() => worker.printing).toEqual([1]);
    const pieces = worker.heard.flatMap((lines) => ('piece' in lines ? [lines.piece] : []));
    expect(pieces.length).toBeGreaterThan(2);
    expect(documentsOf(pieces)).toEqual(long.documents);
    worker.finish(1);
    expect((await printed).pages).toBe(1);
  });

  it('that is cancelled while it is handed over is not drawn', async () => {
    const { workers, print } = printer();
    const cancel = new AbortController();
    const cancelled = print(long, { signal: cancel.signal });
    const next = print(job);
    cancel.abort();
    await expect(cancelled).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    first(workers).say({ type: 'cancelled', id: 1 });
    expect(first(workers).printing).toEqual([2]);
    first(workers).finish(2);
    expect((await next).pages).toBe(1);
    expect(first(workers).printing).toEqual([2]);
  });
});

describe('a clerk who prints', () => {
  it('gets a PDF, and starts the worker with the first job only', async () => {
    const { workers, print } = printer();
    expect(workers).toHaveLength(0);
    const printed = print(job);
    first(workers).finish(1);
    expect((await printed).blob.type).toBe('application/pdf');
    const again = print(job);
    first(workers).finish(2);
    expect((await again).pages).toBe(1);
    expect(workers).toHaveLength(1);
  });

  it('has the second job wait for the first', async () => {
    const { workers, print } = printer();
    const one = print(job);
    const two = print(job);
    expect(first(workers).printing).toEqual([1]);
    first(workers).finish(1);
    await one;
    expect(first(workers).printing).toEqual([1, 2]);
    first(workers).finish(2);
    await two;
  });

  it('is shown the progress of a batch', async () => {
    const { workers, print } = printer();
    const onProgress = vi.fn();
    const printed = print(job, { onProgress });
    first(workers).say({ type: 'progress', id: 1, done: 100, of: 300 });
    first(workers).finish(1);
    await printed;
    expect(onProgress.mock.calls).toEqual([[{ done: 100, of: 300 }]]);
  });

  it('who cancels is released at once, and the next job starts when the worker has stopped', async () => {
    const { workers, print } = printer();
    const cancel = new AbortController();
    const cancelled = print(job, { signal: cancel.signal });
    const next = print(job);
    cancel.abort();
    await expect(cancelled).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(first(workers).heard.at(-1)).toEqual({ type: 'cancel', id: 1 });
    first(workers).say({ type: 'cancelled', id: 1 });
    first(workers).finish(2);
    expect((await next).pages).toBe(1);
  });

  it('who cancels a waiting job, or a job before it began, disturbs no other job', async () => {
    const { workers, print } = printer();
    const cancel = new AbortController();
    const one = print(job);
    const two = print(job, { signal: cancel.signal });
    cancel.abort();
    await expect(two).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    await expect(print(job, { signal: AbortSignal.abort() })).rejects.toThrow();
    first(workers).finish(1);
    await one;
    expect(first(workers).printing).toEqual([1]);
  });

  it('reads why a document could not be made, and prints the next one', async () => {
    const { workers, print } = printer();
    const failed = print(job);
    first(workers).say({
      type: 'failed',
      id: 1,
      message: 'A font could not be loaded: status 404.',
    });
    await expect(failed).rejects.toThrow(new PrintError('A font could not be loaded: status 404.'));
    const next = print(job);
    first(workers).finish(2);
    expect((await next).pages).toBe(1);
  });

  it('is not blocked by a document that hangs: the worker is ended and the next job gets a new one', async () => {
    const { workers, print } = printer(20);
    await expect(print(job)).rejects.toThrow(new PrintError('The worker did not answer in time.'));
    expect(first(workers).isEnded).toBe(true);
    const next = print(job);
    workers.at(-1)?.finish(2);
    expect((await next).pages).toBe(1);
    expect(workers).toHaveLength(2);
  });

  it('prints with a new worker after one could not be started', async () => {
    let attempts = 0;
    const worker = new PretendWorker();
    const { print, warmUp } = createPrinter(() => {
      attempts += 1;
      if (attempts < 3) throw new Error('Workers are forbidden here.');
      return worker;
    });
    warmUp();
    const [failed, waiting] = [print(job), print(job)];
    await expect(failed).rejects.toThrow(new PrintError('Workers are forbidden here.'));
    await expect.poll(() => worker.printing).toEqual([2]);
    worker.finish(2);
    expect((await waiting).pages).toBe(1);
  });

  it('gets no messages from a worker that has ended', async () => {
    const { workers, print } = printer();
    const failed = print(job);
    const [old] = workers;
    old?.onmessageerror?.(new MessageEvent('messageerror'));
    await expect(failed).rejects.toThrow(
      new PrintError('The worker sent a message that cannot be read.'),
    );
    const next = print(job);
    old?.onerror?.({ message: 'too late' } as ErrorEvent);
    old?.finish(2);
    expect(workers).toHaveLength(2);
    workers.at(-1)?.finish(2);
    expect((await next).pages).toBe(1);
  });

  it('reads that the worker could not be loaded', async () => {
    const { workers, print } = printer();
    const failed = print(job);
    first(workers).onerror?.({ message: '' } as ErrorEvent);
    await expect(failed).rejects.toThrow(new PrintError('The worker could not be loaded.'));
  });
});
