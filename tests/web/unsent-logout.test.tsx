import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthProvider } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountMenu } from '../../src/custom/layout/AccountMenu.tsx';
import { UnsentContext } from '../../src/providers/unsent/late-unsent.ts';
import { memoryUnsent } from '../../src/providers/unsent/unsent-store.ts';
import { serverBehindLine, waitingChanges } from '../support/waiting-changes.ts';
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
beforeEach(() => void logout.mockClear());

/** A clerk who logs out with a change that is not sent yet. */
async function askToLeave() {
  localStorage.setItem('jisr.user', '{"_id":"u1"}');
  const store = memoryUnsent();
  const server = serverBehindLine(() => ({ body: { data: { _id: 'o1', __v: 1 } } }));
  const made = await waitingChanges({ fetch: server.fetch, store, person: () => 'u1' });
  server.line.next = () => 'lost';
  const previousData = { id: 'o1', billCode: 'JS-10001' };
  await made.provider.update('commands', { id: 'o1', data: { wights: 5 }, previousData });
  await renderPage(
    <UnsentContext value={made.late}>
      <AccountMenu />
    </UnsentContext>,
    { authProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('dialog', { name: 'Log out with unsent changes?' });
  return { ...made, server, store };
}

const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('is asked what becomes of it, and can stay', async () => {
  await askToLeave();
  expect(await screen.findByText(/JS-10001/)).toBeVisible();
  await choose('Stay');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(logout).not.toHaveBeenCalled();
});

test('sends it first', async () => {
  const { server } = await askToLeave();
  server.line.next = () => 'up';
  await choose('Send first');
  await waitFor(() => expect(logout).toHaveBeenCalled());
  expect(server.done).toHaveLength(1);
});

test('learns that it could not be sent, and is still here', async () => {
  const { server } = await askToLeave();
  await choose('Send first');
  expect(await screen.findByText(/Not all could be sent/)).toBeVisible();
  expect(server.done).toHaveLength(0);
  expect(logout).not.toHaveBeenCalled();
});

test('leaves it on the device for the next login', async () => {
  const { store } = await askToLeave();
  await choose('Log out and keep them for my next login on this device');
  await waitFor(() => expect(logout).toHaveBeenCalled());
  expect(await store.all('u1')).toHaveLength(1);
});

test('discards it', async () => {
  const { store } = await askToLeave();
  await choose('Discard and log out');
  await waitFor(() => expect(logout).toHaveBeenCalled());
  expect(await store.all('u1')).toHaveLength(0);
});
