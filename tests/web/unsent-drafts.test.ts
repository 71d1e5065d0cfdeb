import { afterEach, expect, test } from 'vitest';
import { moveDrafts } from '../../src/custom/unsent/move-drafts.ts';
import { draftPrefix, memoryDrafts, newDraftKey } from '../../src/providers/drafts.ts';
import { clearSession, storeSession } from '../../src/providers/session.ts';
import type { UnsentChange } from '../../src/providers/unsent/unsent-change.ts';

const USER = { _id: 'p1', firstName: 'Nora', lastName: 'Alami' };

afterEach(() => clearSession());

test('two tabs at one stand-in address move its drafts once', async () => {
  storeSession({ token: 'a-token', user: USER });
  const drafts = memoryDrafts();
  const at = (id: string) => draftPrefix(USER._id, 'commands', id);
  const draftOf = (wights: number) => ({ values: { wights }, savedAt: '2026-03-01T10:00:00Z' });
  await drafts.keep(newDraftKey(at('unsent-1')), draftOf(4));
  await drafts.keep(newDraftKey(at('unsent-1')), draftOf(5));
  const change: UnsentChange = {
    place: '1',
    person: USER._id,
    at: '2026-03-01T10:00:00Z',
    method: 'create',
    key: 'key-1',
    request: { method: 'POST', path: 'commands', body: '{}' },
    touches: [{ resource: 'commands', id: 'unsent-1', isNew: true }],
    creates: 'unsent-1',
    isTried: true,
    failures: 0,
  };
  const sent = { change, created: 'o1' };
  // Both have found them before either has moved one.
  await Promise.all([moveDrafts(drafts, sent), moveDrafts(drafts, sent)]);
  const moved = await drafts.find(at('o1'));
  expect(moved.map(({ values }) => JSON.stringify(values)).toSorted()).toEqual([
    '{"wights":4}',
    '{"wights":5}',
  ]);
  expect(await drafts.find(at('unsent-1'))).toEqual([]);
});
