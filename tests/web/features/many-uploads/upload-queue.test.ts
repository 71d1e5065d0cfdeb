import { expect, test } from 'vitest';
import { createUploadQueue } from '../../../../src/features/many-uploads/upload-queue.ts';
import { CallError } from '../../../../src/providers/call-error.ts';

type Call = {
  readonly name: string;
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
} & PromiseWithResolvers<unknown>;

/** A queue whose sending the test decides about. */
function harness() {
  const calls: Call[] = [];
  const pauses: number[] = [];
  let keys = 0;
  let arrived = 0;
  const queue = createUploadQueue({
    send(file, sending) {
      const call = { name: file.name, ...sending, ...Promise.withResolvers<unknown>() };
      sending.signal.addEventListener('abort', () => call.reject(sending.signal.reason));
      calls.push(call);
      return call.promise;
    },
    onDone() {
      arrived += 1;
    },
    newKey: () => `key-${keys++}`,
    pause: async (ms) => void pauses.push(ms),
  });
  const add = (count: number) =>
    queue.add(Array.from({ length: count }, (_, at) => new File(['x'], `${at}.jpg`)));
  const states = () =>
    queue
      .items()
      .map(({ state }) => state[0])
      .join('');
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const call = (at: number): Call => {
    const found = calls[at];
    if (!found) throw new Error(`There is no call ${at}.`);
    return found;
  };
  return { queue, calls, call, pauses, add, states, settled, arrived: () => arrived };
}

test('three files are on their way at a time, and the next one follows the first that arrives', async () => {
  const { queue, calls, call, add, states, settled, arrived } = harness();
  add(5);
  expect(states()).toBe('sssww');
  call(1).onProgress(0.5);
  expect(queue.items()[1]?.share).toBe(0.5);
  call(1).resolve(undefined);
  await settled();
  expect([states(), arrived()]).toEqual(['sdssw', 1]);
  expect(calls.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg']);
});

test('somebody cancels one file and then all of them, and sends them again under the same keys', async () => {
  const { queue, calls, call, add, states, settled } = harness();
  add(5);
  queue.cancel('key-0');
  await settled();
  expect([states(), call(0).signal.aborted]).toEqual(['csssw', true]);
  queue.cancelAll();
  await settled();
  expect(states()).toBe('ccccc');
  queue.retry('key-4');
  expect(states()).toBe('ccccs');
  call(4).resolve(undefined);
  await settled();
  queue.retryAll();
  expect(states()).toBe('ssswd');
  expect(calls.slice(5).map(({ key }) => key)).toEqual(['key-0', 'key-1', 'key-2']);
});

test('a rejected file keeps its reason, and the others go on', async () => {
  const { queue, call, pauses, add, states, settled } = harness();
  add(2);
  call(0).reject(new CallError(415, { code: 'request.wrongType' }));
  call(1).resolve(undefined);
  await settled();
  expect([states(), pauses]).toEqual(['fd', []]);
  expect(queue.items()[0]?.error).toMatchObject({ message: 'errors.request.wrongType' });
  queue.clear();
  expect(queue.items()).toEqual([]);
});

test('a busy server and a lost connection are waited for, but not for ever', async () => {
  const { calls, call, pauses, add, states, settled } = harness();
  add(1);
  call(0).reject(new CallError(429, { code: 'request.tooMany' }, '7'));
  await settled();
  call(1).reject(new CallError(0));
  await settled();
  call(2).reject(new CallError(503));
  await settled();
  expect([states(), pauses]).toEqual(['s', [7000, 2000, 2000]]);
  call(3).reject(new CallError(503));
  await settled();
  expect([states(), calls.length]).toEqual(['f', 4]);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
});
