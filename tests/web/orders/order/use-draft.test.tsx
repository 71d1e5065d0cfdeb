import { locks } from 'node:worker_threads';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDraft } from '../../../../src/kit/drafts/use-draft.ts';
import { lockedHolds, ownHolds } from '../../../../src/providers/draft-holds.ts';
import {
  type Drafts,
  DraftsContext,
  draftPrefix,
  memoryDrafts,
} from '../../../../src/providers/drafts.ts';
import { storeSession } from '../../../../src/providers/session.ts';

const EMPTY = { name: '' };
const PREFIX = draftPrefix('clerk', 'commands', 'new');

beforeEach(() => storeSession({ token: 'a-token', user: { _id: 'clerk' } }));

/** A tab with the form of a new order, once it knows of earlier drafts. */
async function openTab(drafts: Drafts) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DraftsContext.Provider value={drafts}>{children}</DraftsContext.Provider>
  );
  const form = () => useDraft({ of: 'commands', id: 'new', initial: EMPTY });
  const { result, unmount } = renderHook(form, { wrapper });
  await waitFor(() => expect(result.current.isReady || result.current.offered).toBeTruthy());
  return {
    offered: () => result.current.offered?.values,
    take: () => act(() => result.current.take()),
    discard: () => act(() => result.current.discard()),
    async type(name: string) {
      act(() => result.current.keep({ name }, undefined));
      await waitFor(() => expect(result.current.state.at).toBe('stored'));
    },
    close: unmount,
  };
}

const storedIn = async (drafts: Drafts) => (await drafts.find(PREFIX)).map(({ values }) => values);

describe('two tabs in which new orders are typed', () => {
  it('are not offered the draft that the other is using, and keep one each', async () => {
    const drafts = memoryDrafts();
    const first = await openTab(drafts);
    await first.type('Omar');
    const second = await openTab(drafts);
    expect(second.offered()).toBeUndefined();
    await second.type('Karim');
    expect(await storedIn(drafts)).toHaveLength(2);
  });

  it('remove only their own draft when the order is saved', async () => {
    const drafts = memoryDrafts();
    const [first, second] = [await openTab(drafts), await openTab(drafts)];
    await first.type('Omar');
    await second.type('Karim');
    await first.discard();
    expect(await storedIn(drafts)).toEqual([{ name: 'Karim' }]);
  });

  it('are never both offered the draft of a closed one, and a restored draft stays a single one', async () => {
    const drafts = memoryDrafts();
    const lost = await openTab(drafts);
    await lost.type('Omar');
    lost.close();
    const [first, second] = await Promise.all([openTab(drafts), openTab(drafts)]);
    const offers = [first.offered(), second.offered()];
    expect(offers.filter(Boolean)).toEqual([{ name: 'Omar' }]);
    const taker = first.offered() ? first : second;
    taker.take();
    await taker.type('Omar B.');
    expect(await storedIn(drafts)).toEqual([{ name: 'Omar B.' }]);
  });

  it('leave two drafts, which are offered one after the other', async () => {
    const drafts = memoryDrafts();
    const [first, second] = [await openTab(drafts), await openTab(drafts)];
    await first.type('Omar');
    await second.type('Karim');
    first.close();
    second.close();
    const offers: unknown[] = [];
    for (const _ of [1, 2, 3]) {
      const next = await openTab(drafts);
      offers.push(next.offered());
      await next.discard();
      next.close();
    }
    const notified = offers.map((offer) => JSON.stringify(offer)).toSorted();
    expect(notified).toEqual(['{"name":"Karim"}', '{"name":"Omar"}', undefined]);
  });
});

describe.each([
  ["by the browser's locks", () => lockedHolds(locks)],
  ['by the page alone', ownHolds],
])('a draft that is reserved %s', (_, holdsOf) => {
  it('cannot be reserved by another form until it is released', async () => {
    const holds = holdsOf();
    const release = await holds.hold('one');
    expect(release).toBeDefined();
    expect(await holds.hold('one')).toBeUndefined();
    expect(await holds.hold('another')).toBeDefined();
    release?.();
    await expect.poll(() => holds.hold('one')).toBeDefined();
  });
});
