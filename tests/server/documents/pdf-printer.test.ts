import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { createPdfPrinter, type DrawingWorker } from '../../../server/documents/pdf-printer.ts';
import { jobOf, ticketPaper } from '../../support/sample-papers.ts';

/** A worker that answers when the test says so. */
class PretendWorker extends EventEmitter {
  jobs = 0;
  isEnded = false;
  postMessage = () => {
    this.jobs += 1;
  };
  terminate = async () => {
    this.isEnded = true;
    return 0;
  };
  unref = () => undefined;
  finish = (...bytes: readonly number[]) => this.emit('message', { bytes: new Uint8Array(bytes) });
}

const job = jobOf(ticketPaper());

function printer(silenceMs?: number) {
  const workers: PretendWorker[] = [];
  const start = () => {
    const worker = new PretendWorker();
    workers.push(worker);
    return worker as unknown as DrawingWorker;
  };
  return { workers, ...createPdfPrinter(start, silenceMs) };
}

test('an office gets its documents one after another from one worker', async () => {
  const { workers, print } = printer();
  const [one, two] = [print(job), print(job)];
  expect(workers.map(({ jobs }) => jobs)).toEqual([1]);
  workers[0]?.finish(1);
  expect(await one).toEqual(new Uint8Array([1]));
  workers[0]?.finish(2);
  expect(await two).toEqual(new Uint8Array([2]));
  expect(workers).toHaveLength(1);
});

test('a worker that breaks fails only the document that it was drawing', async () => {
  const { workers, print } = printer();
  const [broken, waiting] = [print(job), print(job)];
  const [old] = workers;
  old?.emit('error', new Error('Out of memory.'));
  old?.emit('exit', 1);
  await expect(broken).rejects.toThrow('Out of memory.');
  old?.emit('error', new Error('Too late.'));
  old?.finish(9);
  workers[1]?.finish(2);
  expect(await waiting).toEqual(new Uint8Array([2]));
  expect(workers).toHaveLength(2);
});

test('a document that hangs is aborted, and the next one is drawn by a new worker', async () => {
  const { workers, print } = printer(20);
  await expect(print(job)).rejects.toThrow('did not answer in time');
  expect(workers[0]?.isEnded).toBe(true);
  const next = print(job);
  workers[1]?.finish(3);
  expect(await next).toEqual(new Uint8Array([3]));
});

test('a document that cannot be drawn reports why, also without a worker', async () => {
  const { workers, print } = printer();
  const failed = print(job);
  workers[0]?.emit('message', { message: 'The font Latin did not load.' });
  await expect(failed).rejects.toThrow('The font Latin did not load.');
  const start = vi.fn<() => DrawingWorker>(() => {
    throw new Error('No threads left.');
  });
  const without = createPdfPrinter(start);
  await expect(without.print(job)).rejects.toThrow('No threads left.');
  await expect(without.print(job)).rejects.toThrow('No threads left.');
});

test('a server that closes fails the documents that wait, and draws no more', async () => {
  const { workers, print, close } = printer();
  const under = print(job);
  const waiting = print(job);
  const ended = Promise.all([
    expect(under).rejects.toThrow('closing'),
    expect(waiting).rejects.toThrow('closing'),
  ]);
  await close();
  await ended;
  expect(workers.map(({ isEnded, jobs }) => [isEnded, jobs])).toEqual([[true, 1]]);
  await expect(print(job)).rejects.toThrow('closing');
});

test('the product draws documents in a thread of its own', async () => {
  const { print, close } = createPdfPrinter();
  const bytes = await print(job);
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  await close();
});
