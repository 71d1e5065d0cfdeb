import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthProvider } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountMenu } from '../../src/custom/layout/AccountMenu.tsx';
import { renderPage, setScreenWidth } from '../support/web.tsx';

// A second role that administers, beside the product's own.
vi.mock('../../domain/roles/roles.ts', async (original) => {
  const { roles } = await original<typeof import('../../domain/roles/roles.ts')>();
  const { administrator } = await import('../../domain/roles/administrator.ts');
  const labels = { en: 'Director', de: 'Direktor', fr: 'Directeur', ar: 'مدير عام' };
  return { roles: [...roles, { ...administrator, name: 'director', labels }] };
});

beforeEach(() => setScreenWidth(1440));

async function openAs(getPermissions: () => Promise<string>, locale: 'en' | 'de' = 'en') {
  const authProvider: AuthProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions,
    getIdentity: async () => ({ id: 'somebody', fullName: 'Amina Probe' }),
  };
  await renderPage(<AccountMenu />, { authProvider, locale });
  await userEvent.click(
    screen.getByRole('button', { name: locale === 'de' ? 'Konto' : 'Account' }),
  );
  await screen.findByText('Amina Probe');
  return screen.findByRole('menu');
}

test.each([
  ['admin', 'en', 'Administrator'],
  ['director', 'en', 'Director'],
  ['director', 'de', 'Direktor'],
] as const)('somebody with the role %s reads its name (%s)', async (role, locale, name) => {
  const menu = await openAs(async () => role, locale);
  expect(await screen.findByText(name)).toBeVisible();
  expect(menu).toHaveTextContent(`Amina Probe${name}`);
});

test('somebody whose role is not known yet is called nothing', async () => {
  const menu = await openAs(() => new Promise<string>(() => undefined));
  expect(menu).not.toHaveTextContent('Administrator');
});
