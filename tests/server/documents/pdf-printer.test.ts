import { expect, test, vi } from 'vitest';
import { createPdfPrinter, type DrawingProcess } from '../../../server/documents/pdf-printer.ts';
import type { PrintReply } from '../../../server/documents/pdf-process.ts';
import { jobOf, ticketDocument } from '../../support/sample-documents.ts';

/** A process that answers when the test says so. */
function pretendProcess() {
  const jobs: PromiseWithResolvers<PrintReply>[] = [];
  let isEnded = false;
  return {
    run: () => {
      const answer = Promise.withResolvers<PrintReply>();
      jobs.push(answer);
      return answer.promise;
    },
    hasEnded: () => isEnded,
    end: () => {
      isEnded = true;
    },
    jobs,
    finish: (at: number, ...bytes: readonly number[]) =>
      jobs[at]?.resolve({ bytes: new Uint8Array(bytes) }),
    say: (at: number, message: string) => jobs[at]?.resolve({ message }),
    breakDown: (at: number, why: string) => jobs[at]?.reject(new Error(why)),
  };
}

const job = jobOf(ticketDocument());

function printer() {
  const processes: ReturnType<typeof pretendProcess>[] = [];
  const start = () => {
    const process = pretendProcess();
    processes.push(process);
    return process;
  };
  return { processes, ...createPdfPrinter(start) };
}

test('an office gets its documents one after another from one process', async () => {
  const { processes, print, close } = printer();
  const [one, two] = [print(job), print(job)];
  expect(processes.map(({ jobs }) => jobs.length)).toEqual([1]);
  processes[0]?.finish(0, 1);
  expect(await one).toEqual(new Uint8Array([1]));
  processes[0]?.finish(1, 2);
  expect(await two).toEqual(new Uint8Array([2]));
  expect(processes).toHaveLength(1);
  await close();
});

test('a process that breaks fails only the document that it was drawing', async () => {
  const { processes, print, close } = printer();
  const [broken, waiting] = [print(job), print(job)];
  processes[0]?.breakDown(0, 'Out of memory.');
  await expect(broken).rejects.toThrow('Out of memory.');
  expect(processes[0]?.hasEnded()).toBe(true);
  processes[1]?.finish(0, 2);
  expect(await waiting).toEqual(new Uint8Array([2]));
  expect(processes).toHaveLength(2);
  await close();
});

test('a process that has ended while it was idle is not used again', async () => {
  const { processes, print, close } = printer();
  const first = print(job);
  processes[0]?.finish(0, 1);
  await first;
  processes[0]?.end();
  const next = print(job);
  processes[1]?.finish(0, 3);
  expect(await next).toEqual(new Uint8Array([3]));
  await close();
});

test('a document that cannot be drawn reports why, also without a process', async () => {
  const { processes, print, close } = printer();
  const failed = print(job);
  processes[0]?.say(0, 'The font Latin did not load.');
  await expect(failed).rejects.toThrow('The font Latin did not load.');
  await close();
  const start = vi.fn<() => DrawingProcess>(() => {
    throw new Error('No processes left.');
  });
  const without = createPdfPrinter(start);
  await expect(without.print(job)).rejects.toThrow('No processes left.');
  await expect(without.print(job)).rejects.toThrow('No processes left.');
});

test('a server that closes fails the documents that wait, and draws no more', async () => {
  const { processes, print, close } = printer();
  const under = print(job);
  const waiting = print(job);
  const ended = Promise.all([
    expect(under).rejects.toThrow('closing'),
    expect(waiting).rejects.toThrow('closing'),
  ]);
  await close();
  await ended;
  expect(processes.map(({ hasEnded, jobs }) => [hasEnded(), jobs.length])).toEqual([[true, 1]]);
  await expect(print(job)).rejects.toThrow('closing');
});

test('the product draws documents in a process of its own', async () => {
  const { print, close } = createPdfPrinter();
  const bytes = await print(job);
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  await close();
});
