import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statusOf } from '../../../../src/providers/call-error.ts';
import {
  type LineState,
  type SeenCall,
  serverBehindLine,
  waitingChanges,
} from '../../../support/waiting-changes.ts';

const RECORDS = ['a', 'b', 'c'] as const;

type Step =
  | { readonly do: 'change'; readonly record: (typeof RECORDS)[number] }
  | { readonly do: 'others'; readonly record: (typeof RECORDS)[number] }
  | { readonly do: 'send' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      record: fc.constantFrom(...RECORDS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('others' as const),
      record: fc.constantFrom(...RECORDS),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'send' as const }) },
);

const lineState: fc.Arbitrary<LineState> = fc.constantFrom('up', 'lost', 'unheard');

/** More calls than any of these days needs: a change that goes back and forth for ever must end. */
const MOST_CALLS = 500;

test('whatever the line and others do, each change arrives once, in the order of its record', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      fc.array(lineState, { maxLength: 40 }),
      async (steps, states) => {
        const versions = new Map<string, number>();
        let calls = 0;
        const server = serverBehindLine(({ path, body }: SeenCall) => {
          calls += 1;
          if (calls > MOST_CALLS) return { status: 422, body: { code: 'tooManyCalls' } };
          const id = path.split('/').at(-1) ?? '';
          const version = versions.get(id) ?? 0;
          const current = { _id: id, __v: version };
          if (body.__v !== version) {
            return { status: 409, body: { code: 'record.stale', current } };
          }
          versions.set(id, version + 1);
          return { body: { data: { ...body, _id: id, __v: version + 1 } } };
        });
        const left = [...states];
        server.line.next = () => left.shift() ?? 'up';
        const { provider, unsent } = await waitingChanges({ fetch: server.fetch });
        const seen = new Map<string, Record<string, unknown>>();
        const wanted: string[] = [];
        for (const [at, { do: what, ...one }] of steps.entries()) {
          if (what === 'send') await unsent.sender.sendNow();
          else if (what === 'others') {
            // They change another field than this person does.
            if ('record' in one) versions.set(one.record, (versions.get(one.record) ?? 0) + 1);
          } else if ('record' in one) {
            const change = async () => {
              const before = seen.get(one.record) ?? { id: one.record, __v: 0 };
              const data = { number: at, __v: before.__v };
              const params = { id: one.record, data, previousData: before as never };
              const answer = await provider.update('gallery', params);
              seen.set(one.record, answer.data);
            };
            // A form that others were faster than reads the record again and saves once more.
            await change().catch((error: unknown) => {
              if (statusOf(error) !== 409) throw error;
              seen.set(one.record, { id: one.record, __v: versions.get(one.record) ?? 0 });
              return change();
            });
            wanted.push(`${one.record} ${at}`);
          }
        }
        left.splice(0);
        await unsent.sender.sendNow();
        expect(unsent.queue.all()).toEqual([]);
        const arrived = server.done.map(
          ({ path, body }) => `${path.split('/').at(-1)} ${body.number}`,
        );
        for (const record of RECORDS) {
          const of = (all: readonly string[]) => all.filter((one) => one.startsWith(record));
          expect(of(arrived)).toEqual(of(wanted));
        }
      },
    ),
    { numRuns: 150 },
  );
});
