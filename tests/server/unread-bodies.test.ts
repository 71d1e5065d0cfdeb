import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { slowDiscarding } from '../../server/plugins/unread-bodies.ts';
import { neighboursIn } from '../support/neighbours.ts';

const CHUNK = Buffer.alloc(50_000);
const CHUNKS = 10;

/** A body of half a megabyte of which the last part is still to come. */
function bodyThatArrives(): IncomingMessage {
  const body = new IncomingMessage(new Socket());
  for (let count = 0; count < CHUNKS; count += 1) body.push(CHUNK);
  onTestFinished(() => void body.destroy());
  return body;
}

const leftOf = (bodies: readonly IncomingMessage[]) =>
  bodies.reduce((sum, { readableLength }) => sum + readableLength, 0);

test.each([
  ['one address', Array.from({ length: 60 }, () => '203.0.113.7'), 400_000],
  ['60 neighbouring /64 of a /56', neighboursIn(56), 1_600_000],
  ['60 neighbouring /64 of a /48', neighboursIn(48), 6_400_000],
])('of %s, so much is thrown away until the next pause', async (_of, addresses, most) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const discarding = slowDiscarding();
  onTestFinished(() => discarding.close());
  const bodies = addresses.map(bodyThatArrives);
  const all = leftOf(bodies);
  bodies.forEach((body, at) => {
    discarding.discard(body, addresses[at] ?? '');
  });
  for (let count = 0; count < 5; count += 1) await nextIteration();
  expect(all - leftOf(bodies)).toBe(most);
  vi.advanceTimersByTime(50);
  for (let count = 0; count < 5; count += 1) await nextIteration();
  expect(all - leftOf(bodies)).toBe(2 * most);
});

test('a body that comes while its network has no more is not read before the pause ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const discarding = slowDiscarding();
  onTestFinished(() => discarding.close());
  const first = bodyThatArrives();
  discarding.discard(first, '203.0.113.7');
  await nextIteration();
  const second = bodyThatArrives();
  discarding.discard(second, '203.0.113.7');
  await nextIteration();
  expect(leftOf([first, second])).toBe(2 * CHUNKS * CHUNK.length - 400_000);
});
