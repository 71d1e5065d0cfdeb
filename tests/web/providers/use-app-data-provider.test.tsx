import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  AdminContext,
  type AuthProvider,
  HttpError,
  memoryStore,
  TestMemoryRouter,
  testDataProvider,
} from 'react-admin';
import { expect, test, vi } from 'vitest';
import { useAppDataProvider } from '../../../src/providers/use-app-data-provider.ts';

const logout = vi.fn(() => Promise.resolve());

const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout,
  checkAuth: () => Promise.resolve(),
  checkError: ({ status }) => (status === 401 ? Promise.reject(new Error()) : Promise.resolve()),
  getPermissions: () => Promise.resolve(undefined),
};

function Opener() {
  const provider = useAppDataProvider();
  const [reported, say] = useState('');
  const open = () =>
    provider.createGroup('A').then(
      () => say('opened'),
      (error: Error) => say(error.message),
    );
  return (
    <button type="button" onClick={open}>
      {reported || 'Open'}
    </button>
  );
}

test('a clerk whose session ends during a call is logged out, and is not notified of a success', async () => {
  const createGroup = () => Promise.reject(new HttpError('The session has ended.', 401));
  render(
    <TestMemoryRouter>
      <AdminContext
        authProvider={authProvider}
        dataProvider={testDataProvider({ createGroup })}
        store={memoryStore()}
      >
        <Opener />
      </AdminContext>
    </TestMemoryRouter>,
  );
  screen.getByRole('button', { name: 'Open' }).click();
  expect(await screen.findByRole('button', { name: 'The session has ended.' })).toBeVisible();
  await vi.waitFor(() => expect(logout).toHaveBeenCalled());
});
