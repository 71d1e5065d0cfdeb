import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Order } from '../../../domain/resources/commands.ts';
import { runBulk } from '../../../src/custom/orders/bulk/run-bulk.ts';
import { orderOf } from '../../support/sample-order.ts';

const orderWith = (id: string): Order => {
  const { _id, ...order } = orderOf();
  return { ...order, id };
};

/** Orders by id, some of them twice, and how each call ends: after some ticks, well or badly. */
const runs = fc.array(
  fc.record({ id: fc.integer({ min: 0, max: 30 }), ticks: fc.nat(3), fails: fc.boolean() }),
  { maxLength: 60 },
);

it('every order of a run ends exactly once, as done or as failed, and is called once', async () => {
  await fc.assert(
    fc.asyncProperty(runs, async (steps) => {
      const ends = new Map(steps.map((step) => [String(step.id), step]));
      const calls: string[] = [];
      const change = async ({ id }: Order) => {
        calls.push(id);
        const { ticks = 0, fails = false } = ends.get(id) ?? {};
        for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
        if (fails) throw new Error('refused');
      };
      const heard: number[] = [];
      const { done, failures } = await runBulk(
        steps.map(({ id }) => orderWith(String(id))),
        change,
        (settled) => heard.push(settled),
      );
      const ids = [...done, ...failures.map(({ order }) => order)].map(({ id }) => id);
      expect(ids.toSorted()).toEqual([...ends.keys()].toSorted());
      expect(calls.toSorted()).toEqual([...ends.keys()].toSorted());
      expect(failures.map(({ order }) => order.id).toSorted()).toEqual(
        [...ends].flatMap(([id, { fails }]) => (fails ? [id] : [])).toSorted(),
      );
      expect(heard).toEqual(Array.from(ends.keys(), (_, at) => at + 1));
    }),
  );
});

it('a run has at most four calls under way', async () => {
  let under = 0;
  let most = 0;
  await runBulk(
    Array.from({ length: 20 }, (_, at) => orderWith(String(at))),
    async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setImmediate(resolve));
      under -= 1;
    },
  );
  expect(most).toBe(4);
});
