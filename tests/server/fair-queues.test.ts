import { describe, expect, test } from 'vitest';
import { fairQueues, type Leave, type QueueRule } from '../../server/base/fair-queues.ts';

const RULE: QueueRule = {
  atOnce: 3,
  atOnceInDebt: 1,
  freeMs: 0,
  burstMs: 100,
  share: 0.25,
  debtMs: 200,
};

const nextIteration = () => new Promise((resolve) => setImmediate(resolve));

/** Queues with a clock that only the test advances, and everything that was let in. */
function openQueues(mostWaiting = 10) {
  let now = 0;
  const queues = fairQueues({ mostWaiting, clock: () => now });
  const inside: { readonly name: string; readonly leave: Leave }[] = [];
  return {
    queues,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    names: () => inside.map(({ name }) => name),
    leave: (name: string) => inside.find((one) => one.name === name)?.leave(),
    call(queue: string, name: string, { rule = RULE, owner = queue } = {}) {
      const enter = (leave: Leave) => void inside.push({ name, leave });
      const entry = queues.enter(queue, rule, { enter }, owner);
      if (entry.state === 'entered') enter(entry.leave);
      return entry;
    },
  };
}

describe('an address that calls many times at once', () => {
  test('has so many calls in work, and the next one when one of them is done', async () => {
    const { call, names, leave } = openQueues();
    const states = ['a', 'b', 'c', 'd', 'e'].map((name) => call('x', name).state);
    expect(states).toEqual(['entered', 'entered', 'entered', 'waiting', 'waiting']);
    leave('b');
    leave('b');
    await nextIteration();
    expect(names()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('does not make another address wait', () => {
    const { call } = openQueues();
    for (const name of ['a', 'b', 'c', 'd', 'e']) call('x', name);
    expect(call('y', 'theirs').state).toBe('entered');
  });

  test('is not beside others in a second queue of its own', () => {
    const { call, leave, pass } = openQueues();
    call('x', 'long');
    call('lists of x', 'list', { owner: 'x' });
    pass(300);
    leave('long');
    leave('list');
    expect(call('x', 'next').state).toBe('entered');
    call('y', 'theirs');
    expect(call('x', 'beside y').state).toBe('waiting');
  });

  test('is rejected once as many wait as may', () => {
    const { call } = openQueues(2);
    for (const name of ['a', 'b', 'c', 'd', 'e']) call('x', name);
    expect(call('x', 'f').state).toBe('full');
  });

  test('gives up its place when it leaves while it waits', async () => {
    const { call, names, leave } = openQueues();
    for (const name of ['a', 'b', 'c']) call('x', name);
    const left = call('x', 'd');
    call('x', 'e');
    if (left.state === 'waiting') left.cancel();
    leave('a');
    await nextIteration();
    expect(names()).toEqual(['a', 'b', 'c', 'e']);
  });
});

describe('an address that has used up its burst', () => {
  test('works on without a pause while nobody else is there', async () => {
    const { call, pass, leave } = openQueues();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(call('x', name).state).toBe('entered');
      pass(500);
      leave(name);
    }
  });

  test('waits beside others until its share of the time has made up for its calls', async () => {
    const { call, pass, leave } = openQueues();
    call('x', 'long');
    pass(150);
    leave('long');
    call('y', 'theirs');
    // 150 ms of work against a burst of 100 and a quarter of the 150 ms that passed.
    expect(call('x', 'next').state).toBe('waiting');
    pass(200);
    expect(call('x', 'after').state).toBe('waiting');
    leave('theirs');
  });

  test('has one call at a time in work beside others', () => {
    const { call, pass, leave } = openQueues();
    call('x', 'a');
    call('x', 'b');
    pass(600);
    call('y', 'theirs');
    leave('a');
    expect(call('x', 'c').state).toBe('waiting');
  });

  test('is forgiven what is more than a short pause is worth', async () => {
    const { call, pass, leave } = openQueues();
    call('x', 'a');
    pass(60_000);
    leave('a');
    call('y', 'theirs');
    expect(call('x', 'b').state).toBe('waiting');
    // A debt of 200 ms at a quarter of the time.
    pass(800);
    leave('theirs');
    expect(call('z', 'others').state).toBe('entered');
    expect(call('x', 'c').state).toBe('waiting');
  });

  test('pays nothing for calls that are short enough', () => {
    const rule = { ...RULE, freeMs: 25 };
    const { call, pass, leave } = openQueues();
    call('y', 'theirs');
    for (let count = 0; count < 50; count += 1) {
      expect(call('x', `a${count}`, { rule }).state).toBe('entered');
      pass(20);
      leave(`a${count}`);
    }
  });
});

test('Queues without a call and without a debt are forgotten', () => {
  const { queues, call, pass, leave } = openQueues();
  call('x', 'a');
  call('y', 'b');
  pass(50);
  leave('a');
  queues.forgetIdle();
  expect(queues.size()).toBe(2);
  leave('b');
  pass(1_000);
  queues.forgetIdle();
  expect(queues.size()).toBe(0);
});
