import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type LineState,
  type SeenCall,
  serverBehindLine,
  waitingChanges,
} from '../../../support/waiting-changes.ts';

const RECORDS = ['a', 'b', 'c'] as const;

type Step =
  | { readonly do: 'change'; readonly record: (typeof RECORDS)[number] }
  | { readonly do: 'send' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      record: fc.constantFrom(...RECORDS),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'send' as const }) },
);

const lineState: fc.Arbitrary<LineState> = fc.constantFrom('up', 'lost', 'unheard');

test('whatever the line does, each change arrives once, in the order of its record', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      fc.array(lineState, { maxLength: 40 }),
      async (steps, states) => {
        const versions = new Map<string, number>();
        const server = serverBehindLine(({ path, body }: SeenCall) => {
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
          else if ('record' in one) {
            const before = seen.get(one.record) ?? { id: one.record, __v: 0 };
            const data = { number: at, __v: before.__v };
            const answer = await provider.update('gallery', {
              id: one.record,
              data,
              previousData: before as never,
            });
            seen.set(one.record, answer.data);
            wanted.push(`${one.record} ${at}`);
          }
        }
        left.splice(0);
        while (unsent.queue.all().length > 0) await unsent.sender.sendNow();
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
