import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../domain/resources/commands.ts';
import { runEach, runOnce } from '../../../src/kit/actions/run-records.ts';
import { CallError } from '../../../src/providers/call-error.ts';
import { PartialFailure } from '../../../src/providers/partial-failure.ts';
import { orderOf } from '../../support/sample-order.ts';

const orderWith = (id: string): Order => {
  const { _id, ...order } = orderOf();
  return { ...order, id };
};

/** Orders by id, some of them twice, and how each call ends: after some ticks, in success or failure. */
const runs = fc.array(
  fc.record({ id: fc.integer({ min: 0, max: 30 }), ticks: fc.nat(3), fails: fc.boolean() }),
  { maxLength: 60 },
);

it('each order of a run is called once and ends exactly once, as done or as failed', async () => {
  await fc.assert(
    fc.asyncProperty(runs, async (steps) => {
      const ends = new Map(steps.map((step) => [String(step.id), step]));
      const calls: string[] = [];
      const change = async ({ id }: Order) => {
        calls.push(id);
        const { ticks = 0, fails = false } = ends.get(id) ?? {};
        for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
        if (fails) throw new Error('refused');
        return undefined;
      };
      const heard: number[] = [];
      const { done, failures, notBegun } = await runEach(
        steps.map(({ id }) => orderWith(String(id))),
        change,
        { onSettled: (settled) => heard.push(settled) },
      );
      expect(notBegun).toEqual([]);
      const ids = [...done, ...failures.map(({ record }) => record)].map(({ id }) => id);
      expect(ids.toSorted()).toEqual([...ends.keys()].toSorted());
      expect(calls.toSorted()).toEqual([...ends.keys()].toSorted());
      expect(failures.map(({ record }) => record.id).toSorted()).toEqual(
        [...ends].flatMap(([id, { fails }]) => (fails ? [id] : [])).toSorted(),
      );
      expect(heard).toEqual(Array.from(ends.keys(), (_, at) => at + 1));
    }),
  );
});

it('a run has at most four calls in flight', async () => {
  let under = 0;
  let most = 0;
  await runEach(
    Array.from({ length: 20 }, (_, at) => orderWith(String(at))),
    async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setImmediate(resolve));
      under -= 1;
      return undefined;
    },
  );
  expect(most).toBe(4);
});

it('a run that is stopped finishes the calls in flight, starts no new ones, and reports which order is which', async () => {
  await fc.assert(
    fc.asyncProperty(runs, fc.nat(40), async (steps, stopAfter) => {
      const ends = new Map(steps.map((step) => [String(step.id), step]));
      const stopper = new AbortController();
      const begun: string[] = [];
      let late = 0;
      const result = await runEach(
        [...ends.keys()].map(orderWith),
        async ({ id }) => {
          if (stopper.signal.aborted) late += 1;
          begun.push(id);
          if (begun.length === stopAfter) stopper.abort();
          const { ticks = 0, fails = false } = ends.get(id) ?? {};
          for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
          if (fails) throw new Error('refused');
          return undefined;
        },
        { stopper },
      );
      const ended = [...result.done, ...result.failures.map(({ record }) => record)];
      expect(late).toBe(0);
      expect(ended.map(({ id }) => id).toSorted()).toEqual(begun.toSorted());
      expect([...begun, ...result.notBegun.map(({ id }) => id)].toSorted()).toEqual(
        [...ends.keys()].toSorted(),
      );
    }),
  );
});

it('a run whose session ends sends nothing more', async () => {
  let calls = 0;
  const result = await runEach(
    Array.from({ length: 50 }, (_, at) => orderWith(String(at))),
    async (order) => {
      calls += 1;
      if (calls > 10) throw new CallError(401, { code: 'session.ended' });
      return order;
    },
  );
  expect(result.sessionEnded).toBe(true);
  expect(calls).toBeLessThan(15);
  expect(result.done.length + result.failures.length).toBe(calls);
  expect(result.notBegun).toHaveLength(50 - calls);
  expect(result.changed).toEqual(result.done);
});

describe('one call for the whole selection', () => {
  const three = ['a', 'b', 'c'].map(orderWith);

  it('does every record if it says nothing else', async () => {
    const requested: unknown[] = [];
    const result = await runOnce(three, async (records) => {
      requested.push(records.map(({ id }) => id));
      return undefined;
    });
    expect(requested).toEqual([['a', 'b', 'c']]);
    expect(result).toMatchObject({ done: three, changed: [], failures: [], notBegun: [] });
  });

  it.each([
    ['says so', async () => ({ failed: [{ id: 'b', error: new CallError(404, {}) }] })],
    [
      'throws so',
      async () => {
        throw new PartialFailure([{ id: 'b', error: new CallError(404, {}) }], ['a', 'c']);
      },
    ],
  ])('leaves the records that it could not change, if it %s', async (_, change) => {
    const { done, failures } = await runOnce(three, change);
    expect(done.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(failures).toEqual([
      {
        record: three[1],
        reason: { kind: 'deleted', code: 'record.notFound', text: 'errors.record.notFound' },
      },
    ]);
  });

  it('has begun nothing if it was stopped, and has failed for all if it was rejected', async () => {
    const stopper = new AbortController();
    const stopped = await runOnce(
      three,
      async () => {
        stopper.abort();
        throw new DOMException('stopped', 'AbortError');
      },
      { stopper },
    );
    expect(stopped).toMatchObject({ done: [], failures: [], notBegun: three });
    const rejected = await runOnce(three, async () => {
      throw new CallError(403, {});
    });
    expect(rejected.failures.map(({ reason }) => reason.kind)).toEqual(Array(3).fill('rejected'));
  });
});
