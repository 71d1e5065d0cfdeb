import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STAGES } from '../../../domain/orders/stages.ts';
import { TRIP_GROUPS } from '../../../domain/trips/groups.ts';
import { stepsOf } from '../../../domain/trips/order-steps.ts';
import { reachedSteps } from '../../../domain/trips/reached-steps.ts';
import { FINISHED_STATUS } from '../../../domain/trips/steps.ts';

const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`;
const sent = (number: number, from: string, to: string) => ({
  at: day(number),
  action: 'sendOn',
  from,
  to,
});
const moved = (number: number, to: number) => ({ at: day(number), to });

const order = {
  tripGroup: 'A',
  commandMode: 'tracking',
  finish: false,
  createdAt: day(1),
  history: [
    { at: day(1), action: 'create', from: null, to: 'Validation' },
    { at: day(2), action: 'change', from: null, to: 'recipient.phone' },
    sent(3, 'Validation', 'facturation'),
    sent(5, 'facturation', 'tracking'),
  ],
} as const;

const datesOf = (...given: Parameters<typeof reachedSteps>) =>
  Object.fromEntries(reachedSteps(...given).map(({ step, at }) => [step, at]));

describe('an order', () => {
  test('has reached each step when its own history and that of its trip say', () => {
    const trip = { status: 2, history: [moved(4, 0), moved(6, 1), moved(8, 2)] };
    expect(datesOf(order, trip)).toEqual({
      registered: day(1),
      warehouse: day(3),
      deposit: day(5),
      fire: day(6),
      france: day(8),
    });
  });

  test('has no dates of what its trip did before it took the order', () => {
    const trip = { status: 3, history: [moved(1, 0), moved(2, 1), moved(4, 2), moved(7, 3)] };
    const { deposit, fire, france, spain } = datesOf(order, trip);
    expect([deposit, fire, france, spain]).toEqual([null, null, day(5), day(7)]);
  });

  test('that was sent back forgets what lay beyond, and when it was first taken', () => {
    const history = [
      ...order.history,
      sent(6, 'tracking', 'facturation'),
      sent(9, 'facturation', 'tracking'),
    ];
    const trip = { status: 1, history: [moved(4, 0), moved(10, 1), moved(11, 2), moved(12, 1)] };
    expect(datesOf({ ...order, history }, trip)).toEqual({
      registered: day(1),
      warehouse: day(3),
      deposit: day(9),
      fire: day(10),
    });
    const back = { ...order, commandMode: 'facturation', history: history.slice(0, -1) };
    expect(datesOf(back, trip)).toEqual({ registered: day(1), warehouse: day(3) });
  });

  test('of group B is planned until its trip leaves', () => {
    const planned = { ...order, tripGroup: 'B', commandMode: 'facturation' } as const;
    const history = [moved(2, 0), moved(9, 1)];
    expect(datesOf(planned, { status: 0, history: history.slice(0, 1) })).toEqual({
      planned: day(1),
    });
    expect(datesOf(planned, { status: 1, history })).toEqual({
      planned: day(1),
      deposit: day(2),
      fire: day(9),
    });
  });

  test('that has arrived says when its trip ended', () => {
    const trip = { status: FINISHED_STATUS, history: [moved(4, 0), moved(20, FINISHED_STATUS)] };
    const steps = reachedSteps({ ...order, finish: true }, trip);
    expect(steps.at(-1)).toEqual({ step: 'arrived', at: day(20) });
    expect(steps).toHaveLength(stepsOf('A').length);
  });

  test('without any history still says where it is', () => {
    const bare = { ...order, history: [] };
    expect(reachedSteps(bare, { status: 1, history: [] }).map(({ step }) => step)).toEqual([
      'registered',
      'warehouse',
      'deposit',
      'fire',
    ]);
  });
});

test('whatever an order and its trip went through, its steps are in their order, and so are their dates', () => {
  const lines = fc.array(fc.nat({ max: FINISHED_STATUS }), { maxLength: 12 });
  const stages = fc.array(fc.constantFrom(...STAGES), { minLength: 1, maxLength: 8 });
  const first = fc.integer({ min: 1, max: 15 });
  fc.assert(
    fc.property(
      fc.constantFrom(...TRIP_GROUPS),
      stages,
      lines,
      first,
      fc.boolean(),
      (tripGroup, passed, statuses, begin, finish) => {
        const [start = 'Validation', ...rest] = passed;
        const history = [
          { at: day(2), action: 'create', to: start },
          ...rest.map((to, at) => sent(3 + at, passed[at] ?? start, to)),
        ];
        const trip = {
          status: finish ? FINISHED_STATUS : Math.min(statuses.at(-1) ?? 0, FINISHED_STATUS - 1),
          history: statuses.map((to, at) => moved(begin + at, to)),
        };
        const commandMode = passed.at(-1) ?? start;
        const travelling = { tripGroup, commandMode, finish, createdAt: day(2), history };
        const reached = reachedSteps(travelling, trip);
        expect(reached.map(({ step }) => step)).toEqual(
          stepsOf(tripGroup).slice(0, reached.length),
        );
        const dates = reached.flatMap(({ at }) => at ?? []);
        expect(dates).toEqual(dates.toSorted());
        expect(dates[0]).toBe(day(2));
      },
    ),
  );
});
