import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChainEnd,
  checkLink,
  type Link,
  linkAfter,
  NO_LINK,
  type SealedEntry,
} from '../../../server/audit/chain.ts';

type Sealed = { readonly link: Link; readonly entry: SealedEntry | undefined };

const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.boolean());
const changes = fc
  .dictionary(fc.string({ minLength: 1 }), fc.record({ from: value, to: value }), { maxKeys: 4 })
  .map((of) => JSON.stringify(of));
const entry: fc.Arbitrary<SealedEntry> = fc.record({
  id: fc.uuid(),
  at: fc
    .integer({ min: 1_600_000_000, max: 1_900_000_000 })
    .map((second) => new Date(second * 1000).toISOString().replace('Z', '000')),
  by_id: fc.option(fc.uuid()),
  by_name: fc.string({ minLength: 1 }),
  action: fc.constantFrom('create', 'change', 'delete'),
  resource: fc.constantFrom('commands', 'users', 'sessions'),
  record_id: fc.uuid(),
  undoes: fc.option(fc.uuid()),
  changes,
});
const entries = fc.uniqueArray(entry, { minLength: 2, maxLength: 8, selector: ({ id }) => id });

function sealed(all: readonly SealedEntry[]): readonly Sealed[] {
  let end: ChainEnd = NO_LINK;
  return all.map((one) => {
    const link = linkAfter(end, one, randomUUID);
    end = link;
    return { link, entry: one };
  });
}

/** What is wrong first in a chain, and where it is. */
function damageOf(chain: readonly Sealed[]): string | undefined {
  let end: ChainEnd = NO_LINK;
  for (const { link, entry: one } of chain) {
    const checked = checkLink(end, link, one);
    if ('damage' in checked) return checked.damage;
    end = checked.end;
  }
  return undefined;
}

const changed = {
  at: () => '1999-12-31T00:00:00.000000',
  by_id: () => randomUUID(),
  by_name: (name: string) => `${name}!`,
  action: (action: string) => `${action}d`,
  resource: (resource: string) => `${resource}2`,
  record_id: () => randomUUID(),
  undoes: () => randomUUID(),
  changes: (text: string) => JSON.stringify({ ...JSON.parse(text), more: { from: 1, to: 2 } }),
} as const;
type Column = keyof typeof changed;
const column = fc.constantFrom(...(Object.keys(changed) as Column[]));

const someEntries = fc.tuple(entries, fc.nat()).map(([all, at]) => ({ all, at: at % all.length }));

describe('the chain of the audit trail', () => {
  it('is intact as long as nobody has touched it', () => {
    fc.assert(fc.property(entries, (all) => damageOf(sealed(all)) === undefined));
  });

  it('shows any change of any part of an entry', () => {
    fc.assert(
      fc.property(someEntries, column, ({ all, at }, name) => {
        const chain = sealed(all).map(({ link, entry: one }, place) => ({
          link,
          entry: place === at && one ? { ...one, [name]: changed[name](String(one[name])) } : one,
        }));
        expect(damageOf(chain)).toBe('entryChanged');
      }),
    );
  });

  it('shows an entry that is gone, and a link that is gone', () => {
    fc.assert(
      fc.property(someEntries, ({ all, at }) => {
        const chain = sealed(all);
        const without = chain.map((one, place) =>
          place === at ? { link: one.link, entry: undefined } : one,
        );
        expect(damageOf(without)).toBe('entryMissing');
        const shorter = chain.filter((_, place) => place !== at);
        // The last link is missed by whoever knows where the chain ended.
        if (at < all.length - 1) expect(damageOf(shorter)).toBe('linkMissing');
      }),
    );
  });

  it('shows that two entries have changed places, and one that was put between others', () => {
    fc.assert(
      fc.property(someEntries, entry, ({ all, at }, other) => {
        const other_at = (at + 1) % all.length;
        const chain = [...sealed(all)];
        const swapped = chain.map(({ link }, place) => ({
          link,
          entry: chain[place === at ? other_at : place === other_at ? at : place]?.entry,
        }));
        expect(damageOf(swapped)).toBe('entryChanged');
        const before: ChainEnd = at === 0 ? NO_LINK : (chain[at - 1]?.link ?? NO_LINK);
        const put = { link: linkAfter(before, other, randomUUID), entry: other };
        const moved = chain
          .slice(at)
          .map((one) => ({ ...one, link: { ...one.link, number: one.link.number + 1 } }));
        expect(damageOf([...chain.slice(0, at), put, ...moved])).toBe('linkChanged');
      }),
    );
  });

  it('stays intact where values and authors were erased, whose fields cannot be rewritten', () => {
    fc.assert(
      fc.property(someEntries, fc.boolean(), ({ all, at }, isOfName) => {
        const erased = ({ link, entry: one }: Sealed): Sealed => {
          if (!one) throw new Error('Every entry is there.');
          if (isOfName) {
            return { link: { ...link, name_salt: null }, entry: { ...one, by_name: '' } };
          }
          const empty = Object.keys(JSON.parse(one.changes)).map((path) => [path, {}]);
          const nothing = JSON.stringify(Object.fromEntries(empty));
          return { link: { ...link, values_salt: null }, entry: { ...one, changes: nothing } };
        };
        const chain = sealed(all).map((one, place) => (place === at ? erased(one) : one));
        expect(damageOf(chain)).toBe(undefined);
        const rewritten = chain.map((one, place) =>
          place === at && one.entry
            ? { ...one, entry: { ...one.entry, by_name: 'x', changes: '{"x":{"to":1}}' } }
            : one,
        );
        expect(damageOf(rewritten)).toBe('entryChanged');
      }),
    );
  });

  it('stays intact where an entry was removed after its time, as long as that is what it was', () => {
    fc.assert(
      fc.property(someEntries, ({ all, at }) => {
        const removed = (former: Partial<Link>) =>
          sealed(all).map(({ link, entry: one }, place) =>
            place === at
              ? {
                  link: {
                    ...link,
                    former_at: one?.at ?? null,
                    former_resource: one?.resource ?? null,
                    ...former,
                  },
                  entry: undefined,
                }
              : { link, entry: one },
          );
        expect(damageOf(removed({}))).toBe(undefined);
        expect(damageOf(removed({ former_at: '2001-01-01T00:00:00.000000' }))).toBe('linkChanged');
        expect(damageOf(removed({ former_resource: 'other' }))).toBe('linkChanged');
      }),
    );
  });
});
