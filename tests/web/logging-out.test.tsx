import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthProvider } from 'react-admin';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Tour, tours } from '../../domain/resources/tours.ts';
import { AccountMenu } from '../../src/custom/layout/AccountMenu.tsx';
import { LogoutQuestion } from '../../src/custom/session/LogoutQuestion.tsx';
import { Notices } from '../../src/kit/notices/Notices.tsx';
import { outboxPrefix, outboxStore, prefixesOf } from '../../src/providers/chat/outbox-store.ts';
import {
  DraftsContext,
  draftPrefix,
  memoryDrafts,
  newDraftKey,
} from '../../src/providers/drafts.ts';
import { learnDefinitions } from '../../src/providers/resource-path.ts';
import { savedViews } from '../../src/providers/saved-views.ts';
import { renderPage } from '../support/web.tsx';

const logout = vi.fn<AuthProvider['logout']>(async () => undefined);
const authProvider: AuthProvider = {
  login: async () => undefined,
  logout,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => undefined,
  getIdentity: async () => ({ id: 'u1', fullName: 'Amina Beispiel' }),
};
beforeEach(() => {
  logout.mockClear();
});

describe('a clerk who logs out with something unsaved', () => {
  const LIST = 'orders.warehouse';
  const draftOf = (userId: string, of: string, values: object, base?: object) => ({
    key: newDraftKey(draftPrefix(userId, of, 'o1')),
    draft: { values, savedAt: '2026-03-02T09:30:00Z', ...(base && { base }) },
  });

  const PICTURE = new File(['-'], 'parcel.png', { type: 'image/png' });

  /**
   * The clerk has five drafts and a saved view. A colleague's are stored too: that session expired.
   */
  async function askToLeave() {
    localStorage.setItem('jisr.user', '{"_id":"u1"}');
    const drafts = memoryDrafts();
    const party = (name: string) => ({ name });
    for (const { key, draft } of [
      draftOf('u1', 'commands', { newSender: { firstName: 'Samira', lastName: 'Neumann' } }),
      draftOf(
        'u1',
        'bill',
        { sender: party('Nadia'), recipient: party('Omar') },
        { billCode: 'JS-7' },
      ),
      draftOf('u1', 'conversation', { text: 'See you on Friday', isNote: false }),
      draftOf('u1', 'bulkMessage', {
        kind: 'broadcast',
        attached: { type: 'file', file: PICTURE },
      }),
      draftOf('u1', 'bulkMessage', { kind: 'sms', texts: { de: 'Wir sind da', fr: '' } }),
      draftOf('u2', 'commands', { recipient: { firstName: 'Karim' } }),
    ]) {
      await drafts.keep(key, draft);
    }
    const view = {
      name: 'Unpaid',
      filter: {},
      sort: { field: 'id', order: 'ASC' },
      perPage: 10,
    } as const;
    for (const userId of ['u1', 'u2']) {
      await savedViews.keep({ userId, list: LIST }, view);
      await outboxStore.clear(prefixesOf(userId));
      await outboxStore.put(outboxPrefix(userId, '/api/v1'), {
        key: 'k1',
        clientId: 'c1',
        at: 1,
        createdAt: '2026-03-02T09:30:00Z',
        message: { type: 'text', content: 'The parcel leaves on Friday.' },
      });
    }
    await renderPage(
      <DraftsContext value={drafts}>
        <AccountMenu />
        <Notices />
      </DraftsContext>,
      { authProvider },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    return drafts;
  }
  const PLAIN = /[\u2066-\u2069]/g;

  test('reads what would be lost, and can stay and keep all of it', async () => {
    const drafts = await askToLeave();
    const question = await screen.findByRole('dialog', { name: 'Log out and discard?' });
    const named = within(question).getAllByRole('listitem');
    expect(named.map(({ textContent }) => textContent?.replace(PLAIN, '')).toSorted()).toEqual([
      'Invoice JS-7: Nadia – Omar (02/03/26 10:30)',
      'Message: See you on Friday (02/03/26 10:30)',
      'Message: Wir sind da (02/03/26 10:30)',
      'Message: parcel.png (02/03/26 10:30)',
      'New order: Samira Neumann (02/03/26 10:30)',
      'The parcel leaves on Friday. (02/03/26 10:30)',
      'Unpaid',
    ]);
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(logout).not.toHaveBeenCalled();
    expect(await drafts.find('u1/')).toHaveLength(5);
  });

  test('leaves nothing behind, while a colleague’s draft stays for that colleague', async () => {
    const drafts = await askToLeave();
    await userEvent.click(await screen.findByRole('button', { name: 'Log out and discard' }));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    expect(await drafts.find('u1/')).toEqual([]);
    expect(await savedViews.allOf('u1')).toEqual([]);
    expect(await outboxStore.all(prefixesOf('u1'))).toEqual([]);
    expect(await drafts.find('u2/')).toHaveLength(1);
    expect(await savedViews.allOf('u2')).toHaveLength(1);
    expect(await outboxStore.all(prefixesOf('u2'))).toHaveLength(1);
  });

  test('reads of a record that has no name yet by what was typed', async () => {
    learnDefinitions({ tours: { ...tours, represent: ({ Tname }: Tour) => Tname.toUpperCase() } });
    const savedAt = '2026-03-02T09:30:00Z';
    const key = newDraftKey(draftPrefix('u1', 'tours', ''));
    await renderPage(
      <LogoutQuestion
        data={{
          drafts: [
            { key, savedAt, values: { Cities: ['Bonn'] } },
            { key: `${key}2`, savedAt, values: { Tname: 'North' } },
          ],
          messages: [],
          views: [],
        }}
        onStay={() => undefined}
        onLeave={() => undefined}
      />,
    );
    const named = await screen.findAllByRole('listitem');
    expect(named.map(({ textContent }) => textContent?.replace(PLAIN, ''))).toEqual([
      'Tour (02/03/26 10:30)',
      'Tour: North (02/03/26 10:30)',
    ]);
    learnDefinitions({ tours });
  });

  test('stays logged in while the question cannot be loaded', async () => {
    const file = '../../src/custom/session/LogoutQuestion.tsx';
    vi.doMock(file, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const drafts = await askToLeave();
    expect((await screen.findAllByText(/^The server did not answer/)).length).toBeGreaterThan(0);
    vi.doUnmock(file);
    expect(logout).not.toHaveBeenCalled();
    expect(await drafts.find('u1/')).toHaveLength(5);
  });
});
