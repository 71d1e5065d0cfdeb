import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthProvider, type DataProvider, memoryStore, type Store } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountMenu } from '../../src/custom/layout/AccountMenu.tsx';
import { useReadNotice } from '../../src/kit/list/use-read-notice.ts';
import { Notices } from '../../src/kit/notices/Notices.tsx';
import { useNotice } from '../../src/kit/notices/use-notice.tsx';
import { renderPage, setScreenWidth } from '../support/web.tsx';

const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => 'admin',
  getIdentity: async () => ({ id: 'somebody', fullName: 'Amina Probe' }),
};

function Page() {
  const readNotice = useReadNotice();
  const notice = useNotice();
  return (
    <>
      <AccountMenu />
      <button type="button" onClick={() => readNotice('orders.fetched')}>
        read
      </button>
      <button type="button" onClick={() => notice('orders.switched', { type: 'success' })}>
        move
      </button>
      <Notices />
    </>
  );
}

/** A back end that keeps the preferences of a person. */
function keepsPreferences(isRejecting = false) {
  const stored = new Map<string, unknown>();
  const dataProvider = {
    getPreferences: async () => [...stored].map(([key, value]) => ({ key, value })),
    keepPreference: async ({ key, value }: { key: string; value: unknown }) => {
      if (isRejecting) throw new Error('No disk.');
      stored.set(key, value);
    },
  } as unknown as Partial<DataProvider>;
  return { stored, dataProvider };
}

const open = (dataProvider: Partial<DataProvider>, store: Store = memoryStore()) =>
  renderPage(<Page />, { authProvider, dataProvider, store });

const press = (name: string) => userEvent.click(screen.getByText(name));
const lastNotice = () => screen.getByTestId('last-notice');

/** Switches the notices of what was read on or off, and closes the menu. */
async function switchNotices() {
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  const item = await screen.findByRole('menuitemcheckbox', { name: 'Notices ‘… Fetched’' });
  const before = item.getAttribute('aria-checked');
  await userEvent.click(item);
  await waitFor(() => expect(item).not.toHaveAttribute('aria-checked', before));
  await userEvent.keyboard('{Escape}');
}

beforeEach(() => setScreenWidth(1440));

test('what has been read is named in the wording of the specification, and quietly', async () => {
  await open(keepsPreferences().dataProvider);
  await press('read');
  expect(lastNotice()).toHaveTextContent('Commands to Morocco Fetched');
  await waitFor(() =>
    expect(document.querySelector('.MuiSnackbar-root')).toHaveClass('quiet-notice'),
  );
});

test('a clerk switches notices of reading off, on every device, and keeps the others', async () => {
  const { stored, dataProvider } = keepsPreferences();
  const first = await open(dataProvider);
  await switchNotices();
  await waitFor(() => expect(stored.get('notices:read')).toBe(false));
  await press('read');
  expect(lastNotice()).toHaveTextContent(/^$/);
  await press('move');
  expect(lastNotice()).toHaveTextContent('Orders Switched');
  first.unmount();

  const store = memoryStore();
  await open(dataProvider, store);
  await waitFor(() => expect(store.getItem('notices:read')).toBe(false));
  await press('read');
  await press('move');
  expect(lastNotice()).toHaveTextContent('Orders Switched');
});

test('a choice that could not be stored is taken back, and a notice says so', async () => {
  const { dataProvider } = keepsPreferences(true);
  vi.mocked(console.error).mockImplementation(() => undefined);
  const store = memoryStore();
  await open(dataProvider, store);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox'));
  await waitFor(() => expect(lastNotice()).toHaveTextContent('Server Error Please Reload'));
  expect(screen.getByRole('menuitemcheckbox')).toHaveAttribute('aria-checked', 'true');
});
