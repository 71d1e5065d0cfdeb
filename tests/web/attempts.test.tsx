import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminUI, CustomRoutes } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { CODE_PURPOSES } from '../../domain/people/sign-in-codes.ts';
import {
  ATTEMPT_KINDS,
  ATTEMPT_WAYS,
  type AttemptKind,
  type AttemptWay,
  attempts,
} from '../../domain/resources/attempts.ts';
import { AttemptsCard } from '../../src/custom/people/attempts/AttemptsCard.tsx';
import { sentenceKey } from '../../src/custom/people/attempts/attempt-parts.tsx';
import { PeopleTextsProvider } from '../../src/custom/people/PeopleTextsProvider.tsx';
import { loadMessages } from '../../src/i18n/catalogues.ts';
import { listAddress } from '../../src/kit/list/list-address.ts';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { createI18nProvider } from '../../src/providers/i18n-provider.ts';
import { lateListPages } from '../../src/resources/late-registry.tsx';
import { OWN_API } from '../support/answering.ts';
import { fakeBackEnd } from '../support/fake-back-end.ts';
import { ownNetwork, signedInAs } from '../support/render-orders.tsx';
import { renderPage, setScreenWidth } from '../support/web.tsx';

vi.setConfig({ testTimeout: 60_000 });

const SALMA = { _id: 'u-1', name: 'Salma Muster', photo: 'no-photo' };
const ROWS = [
  { _id: 'a-1', kind: 'wrongPassword', way: 'password', user: SALMA, network: '192.0.2.0/24' },
  { _id: 'a-2', kind: 'blockAttempts', way: 'recovery', user: null, network: '2001:db8:1::/48' },
  { _id: 'a-3', kind: 'requestCode', way: 'signIn', user: SALMA, network: null },
];

const network = ownNetwork();

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <header id="react-admin-title" />
    <main>{children}</main>
  </>
);

async function open(page: ReactNode, { path = '/', locale = 'en' as Locale, width = 1440 } = {}) {
  const backEnd = fakeBackEnd(OWN_API, [{ definition: attempts, rows: ROWS }]);
  network.use(backEnd.handler);
  setScreenWidth(width);
  await renderPage(page, {
    path,
    locale,
    authProvider: signedInAs('admin'),
    dataProvider: createDataProvider({ apiUrl: OWN_API, getToken: () => 'a-token' }),
  });
  return backEnd;
}

const list = (
  <CoreAdminUI layout={Frame} requireAuth={false} disableTelemetry>
    <CustomRoutes>{lateListPages}</CustomRoutes>
  </CoreAdminUI>
);

test('an administrator reads who tried to get in, when, from where and how', async () => {
  const { queries } = await open(list, { path: '/attempts' });
  const row = await screen.findByRole('row', { name: /Salma Muster.*192\.0\.2\.0/ });
  expect(row).toHaveTextContent('A wrong password was typed.');
  expect(within(row).getByRole('link', { name: 'Salma Muster' })).toHaveAttribute(
    'href',
    '/users/u-1',
  );
  expect(row.querySelector('time')).not.toBeNull();
  const blocked = screen.getByRole('row', { name: /Nobody has this number/ });
  expect(blocked).toHaveTextContent('This address has to wait after too many attempts');
  expect(queries('attempts').at(-1)?.get('sort')).toBe('-createdAt');
});

test('one click shows all attempts from the same network', async () => {
  await open(list, { path: '/attempts' });
  const from = await screen.findByRole('link', { name: /Show attempts from .*192\.0\.2\.0/ });
  fireEvent.click(from);
  const chips = await screen.findByRole('list', { name: 'Active filters' });
  expect(chips).toHaveTextContent('From where: 192.0.2.0/24');
  await waitFor(() => expect(screen.queryByText('Nobody has this number')).toBeNull());
  expect(screen.getByText('A wrong password was typed.')).toBeVisible();
});

test('a day from which on is read in the direction of Arabic, and not as one until', async () => {
  const filter = { createdAt: { gte: '2026-03-01T23:00:00.000Z' } };
  await open(list, { path: listAddress('/attempts', filter), locale: 'ar' });
  const range = await screen.findByText(/^\S*02\/03\/2026\S* – …$/);
  expect(range).toHaveAttribute('dir', 'rtl');
});

test('on a phone each attempt is a card with its sentence', async () => {
  await open(list, { path: '/attempts', width: 390 });
  expect(await screen.findByText('A wrong password was typed.')).toBeVisible();
  expect(screen.getByText('A code for signing in was requested.')).toBeVisible();
});

test('the page of a user shows their attempts, and leads to all of them', async () => {
  const { queries } = await open(
    <PeopleTextsProvider>
      <AttemptsCard user="u-1" />
    </PeopleTextsProvider>,
  );
  const card = await screen.findByRole('region', { name: 'Sign-in attempts' });
  expect(await within(card).findByText('A wrong password was typed.')).toBeVisible();
  expect(queries('attempts').at(-1)?.get('user')).toBe('u-1');
});

/** Which ways each kind is noted with. */
const WAYS_OF: Readonly<Record<AttemptKind, readonly AttemptWay[]>> = {
  wrongPassword: ['password'],
  wrongCode: CODE_PURPOSES,
  wrongFactor: ['secondFactor', 'passkey'],
  requestCode: CODE_PURPOSES,
  blockAttempts: ATTEMPT_WAYS,
};

test.each(LOCALES)('every attempt has a sentence in %s', async (locale) => {
  const { translate } = createI18nProvider(locale, await loadMessages(locale));
  const reported = ATTEMPT_KINDS.flatMap((kind) =>
    WAYS_OF[kind].map((way) => sentenceKey({ kind, way })),
  );
  expect(reported).toHaveLength(12);
  for (const key of reported) expect(translate(key)).not.toBe(key);
});
