import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { AuthProvider } from 'react-admin';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SecondFactorState } from '../../domain/people/second-factor.ts';
import type { User } from '../../domain/resources/users.ts';
import { AccountMenu } from '../../src/custom/layout/AccountMenu.tsx';
import { FactorReset } from '../../src/custom/people/FactorReset.tsx';
import { PeopleTextsProvider } from '../../src/custom/people/PeopleTextsProvider.tsx';
import SecurityPage from '../../src/custom/security/SecurityPage.tsx';
import LoginPage from '../../src/custom/session/LoginPage.tsx';
import { people } from '../../src/i18n/people/en.ts';
import { security } from '../../src/i18n/security/en.ts';
import { Notices } from '../../src/kit/notices/Notices.tsx';
import { createAuthProvider } from '../../src/providers/auth-provider.ts';
import { readToken, storeSession } from '../../src/providers/session.ts';
import { renderPage, setScreenWidth } from '../support/web.tsx';

const API = '*/api/v1';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = ['ABCD-EFGH-JKMN-PQRS', 'BCDE-FGHJ-KMNP-QRST'];

const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => 'admin',
  getIdentity: async () => ({ id: 'somebody', fullName: 'Amina Probe' }),
};

const NONE: SecondFactorState = {
  appSince: null,
  passkeys: [],
  recoveryLeft: 0,
  isRequired: false,
  dueAt: null,
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  setScreenWidth(1440);
  document.querySelector('meta[name="second-factors"]')?.remove();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A page that comes from a server with second factors. */
function comesFromJisr() {
  const meta = document.createElement('meta');
  meta.name = 'second-factors';
  document.head.append(meta);
}

const success = (data: unknown) => HttpResponse.json({ status: 'success', data } as never);
const rejection = (status: number, body: object) =>
  HttpResponse.json({ status: 'error', message: '', ...body } as never, { status });
const SESSION = {
  _id: '1',
  startedAt: '2026-03-10T09:00:00.000Z',
  usedAt: '2026-03-10T10:00:00.000Z',
  expiresAt: '2026-04-10T10:00:00.000Z',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  network: '203.0.113.0/24',
  own: true,
};

function serve(state: SecondFactorState) {
  const ended: string[] = [];
  server.use(
    http.get(`${API}/auth/secondfactor`, () => success(state)),
    http.get(`${API}/auth/notices`, () => success([])),
    http.get(`${API}/auth/sessions`, () =>
      success([SESSION, { ...SESSION, _id: '2', own: false, userAgent: null }]),
    ),
    http.get(`${API}/auth/policy`, () => success({ roles: [], graceDays: 0, possible: ['admin'] })),
    http.delete(`${API}/auth/sessions/:id`, ({ params }) => {
      ended.push(String(params.id));
      return success({ ended: 1 });
    }),
  );
  return ended;
}

const show = () =>
  renderPage(
    <>
      <SecurityPage />
      <Notices />
    </>,
    { authProvider, path: '/security' },
  );

describe('the page of one’s own security', () => {
  test('an app is set up with its picture and its first code, and codes are shown once', async () => {
    serve(NONE);
    let tried: unknown;
    server.use(
      http.post(`${API}/auth/secondfactor/app`, () =>
        success({ secret: SECRET, address: `otpauth://totp/Jisr:1?secret=${SECRET}` }),
      ),
      http.post(`${API}/auth/secondfactor/app/confirm`, async ({ request }) => {
        tried = await request.json();
        return success({ recoveryCodes: CODES });
      }),
    );
    await show();
    await userEvent.click(await screen.findByRole('button', { name: security.app.add }));
    expect(await screen.findByRole('img', { name: security.app.picture })).toBeVisible();
    expect(screen.getByText(/^JBSW Y3DP/)).toBeVisible();
    const confirm = screen.getByRole('button', { name: security.app.confirm });
    expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByLabelText(security.app.code), '123 456');
    await userEvent.click(confirm);
    const codes = await screen.findByRole('list', { name: security.recovery.title });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
    expect(tried).toEqual({ code: '123 456' });
    await userEvent.click(screen.getByRole('button', { name: security.recovery.stored }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the password is required once the sign-in is no longer young', async () => {
    serve({ ...NONE, appSince: '2026-03-10T09:00:00.000Z', recoveryLeft: 3 });
    const given: unknown[] = [];
    server.use(
      http.post(`${API}/auth/secondfactor/recoverycodes`, async ({ request }) => {
        const body = await request.json();
        given.push(body);
        const isRight = JSON.stringify(body).includes('right');
        return isRight
          ? success({ recoveryCodes: CODES })
          : rejection(422, {
              code: 'record.invalid',
              fields: { currentPassword: 'x' },
              violations: {
                currentPassword: { code: given.length === 1 ? 'required' : 'wrongPassword' },
              },
            });
      }),
    );
    await show();
    expect(await screen.findByText('3 codes left')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: security.recovery.renew }));
    const password = await screen.findByLabelText(security.proof.password);
    await userEvent.type(password, 'wrong{Enter}');
    expect(await screen.findByText('Not your current password')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'right{Enter}');
    expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
    expect(given).toEqual([{}, { currentPassword: 'wrong' }, { currentPassword: 'right' }]);
  });

  test('sessions are named plainly, and another one is ended', async () => {
    const ended = serve(NONE);
    await show();
    expect(await screen.findByText('Firefox, Windows')).toBeVisible();
    expect(screen.getByText(/this session/)).toHaveTextContent('203.0.113.0/24');
    await userEvent.click(screen.getByRole('button', { name: /^End session/ }));
    await waitFor(() => expect(ended).toEqual(['2']));
  });

  test('somebody whose role needs a factor is told until when', async () => {
    serve({ ...NONE, isRequired: true, dueAt: '2026-03-13T09:00:00.000Z' });
    await show();
    expect(await screen.findByText(/Your role needs a second factor/)).toHaveTextContent('13');
  });

  test('somebody who did not sign in elsewhere says so, and is led to a new password', async () => {
    serve(NONE);
    let notices: object[] = [
      {
        _id: 'n1',
        kind: 'newDevice',
        at: '2026-03-10T09:00:00.000Z',
        network: '203.0.113.0/24',
        userAgent: SESSION.userAgent,
      },
    ];
    let given: unknown;
    server.use(
      http.get(`${API}/auth/notices`, () => success(notices)),
      http.post(`${API}/auth/notices/n1`, async ({ request }) => {
        given = await request.json();
        notices = [];
        return success({ ended: 1 });
      }),
    );
    localStorage.setItem('jisr.user', JSON.stringify({ _id: 'amina' }));
    await show();
    expect(await screen.findByText(/New sign-in on your account/)).toHaveTextContent(
      'Firefox, Windows',
    );
    await userEvent.click(screen.getByRole('button', { name: security.notices.wasNotMe }));
    const link = await screen.findByRole('link', { name: security.notices.newPassword });
    expect(link).toHaveAttribute('href', '/users/amina');
    expect(given).toEqual({ wasMe: false });
    await waitFor(() => expect(screen.queryByText(/New sign-in on your account/)).toBeNull());
  });

  test('a back end without these calls shows nothing of it', async () => {
    server.use(http.get(`${API}/auth/secondfactor`, () => HttpResponse.json({}, { status: 404 })));
    await show();
    expect(await screen.findByText(security.notHere)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('on the page of a colleague', () => {
  const colleague = { id: 'karim', role: 'admin' } as User;
  const showReset = (user: User) =>
    renderPage(
      <PeopleTextsProvider>
        <FactorReset user={user} />
        <p>loaded</p>
        <Notices />
      </PeopleTextsProvider>,
      { authProvider },
    );

  test('an administrator resets a lost second factor, after a question', async () => {
    comesFromJisr();
    const reset: string[] = [];
    server.use(
      http.post(`${API}/auth/users/:id/secondfactor/reset`, ({ params }) => {
        reset.push(String(params.id));
        return success({ had: true });
      }),
    );
    await showReset(colleague);
    await userEvent.click(await screen.findByRole('button', { name: people.sessions.reset }));
    const question = await screen.findByRole('dialog');
    expect(reset).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: people.sessions.reset }));
    await waitFor(() => expect(reset).toEqual(['karim']));
  });

  test.each([
    ['a customer', { ...colleague, role: 'customer' } as User, true],
    ['a server without second factors', colleague, false],
  ])('nothing is offered for %s', async (_who, user, isJisr) => {
    if (isJisr) comesFromJisr();
    await showReset(user);
    await screen.findByText('loaded');
    expect(screen.queryByRole('button', { name: people.sessions.reset })).toBeNull();
  });
});

describe('the account menu', () => {
  const never = window.requestIdleCallback;
  // The dot comes once the page has nothing better to do.
  beforeEach(() => {
    window.requestIdleCallback = (task) => {
      task({ didTimeout: false, timeRemaining: () => 50 });
      return 0;
    };
  });
  afterEach(() => {
    window.requestIdleCallback = never;
    localStorage.clear();
  });

  test.each([true, false])('leads to it only where the server knows it (%s)', async (isJisr) => {
    if (isJisr) comesFromJisr();
    storeSession({
      token: 'a-token',
      user: { _id: 'amina', firstName: 'Amina', lastName: 'Probe' },
    });
    server.use(
      http.get(`${API}/auth/notices`, () =>
        success([
          {
            _id: 'n1',
            kind: 'newDevice',
            at: '2026-03-10T09:00:00.000Z',
            network: null,
            userAgent: null,
          },
        ]),
      ),
    );
    await renderPage(<AccountMenu />, { authProvider });
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await screen.findByText('Amina Probe');
    const entry = screen.queryByRole('menuitem', { name: 'Security' });
    const waiting = security.notices.waiting;
    if (isJisr) {
      expect(entry).toHaveAttribute('href', '/security');
      expect(await screen.findByText(waiting)).toBeInTheDocument();
    } else {
      expect(entry).toBeNull();
      expect(screen.queryByText(waiting)).toBeNull();
    }
  });
});

describe('a login', () => {
  const logIn = async () => {
    await renderPage(
      <>
        <LoginPage />
        <Notices />
      </>,
      { authProvider: createAuthProvider('/api/v1'), path: '/login' },
    );
    await userEvent.type(screen.getByLabelText('Phone'), '661000000');
    await userEvent.type(screen.getByLabelText('Password'), 'right');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  };
  const challenge = (factors: readonly string[]) =>
    http.post(`${API}/auth`, () =>
      rejection(401, {
        code: 'session.secondFactor',
        secondFactor: { ticket: 'a-ticket', expiresAt: '2026-03-10T10:05:00.000Z', factors },
      }),
    );
  const begun = { role: 'admin', token: 'a-token', user: { _id: '1' } };

  test('goes on with a code, and after a wrong one with a recovery code', async () => {
    const given: unknown[] = [];
    server.use(
      challenge(['app', 'recovery']),
      http.get(`${API}/auth/me`, () => HttpResponse.json(begun)),
      http.post(`${API}/auth/secondfactor/complete`, async ({ request }) => {
        given.push(await request.json());
        return given.length === 1
          ? rejection(401, { code: 'session.wrongFactor' })
          : HttpResponse.json(begun);
      }),
    );
    await logIn();
    await userEvent.type(await screen.findByLabelText(security.app.code), '123456{Enter}');
    expect(await screen.findByText('This is not right, or was used before.')).toBeVisible();
    expect(readToken()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: security.signIn.useRecovery }));
    await userEvent.type(screen.getByLabelText(security.signIn.recoveryCode), `${CODES[0]}{Enter}`);
    await waitFor(() => expect(readToken()).toBe('a-token'));
    expect(given).toEqual([
      { ticket: 'a-ticket', code: '123456' },
      { ticket: 'a-ticket', recoveryCode: CODES[0] },
    ]);
  });

  test('begins anew when the ticket has ended', async () => {
    server.use(
      challenge(['app']),
      http.post(`${API}/auth/secondfactor/complete`, () =>
        rejection(401, { code: 'session.ticketEnded' }),
      ),
    );
    await logIn();
    await userEvent.type(await screen.findByLabelText(security.app.code), '123456{Enter}');
    expect(await screen.findByText(/This took too long/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('leads to the first factor where the role needs one, and stores no session before', async () => {
    server.use(
      http.post(`${API}/auth`, () =>
        HttpResponse.json({
          ...begun,
          secondFactor: { dueAt: '2026-03-10T10:00:00.000Z', isDue: true },
        }),
      ),
      http.post(`${API}/auth/secondfactor/app`, ({ request }) =>
        request.headers.get('authorization') === 'Bearer a-token'
          ? success({ secret: SECRET, address: `otpauth://totp/Jisr:1?secret=${SECRET}` })
          : rejection(401, { code: 'session.missing' }),
      ),
      http.post(`${API}/auth/secondfactor/app/confirm`, () => success({ recoveryCodes: CODES })),
      http.get(`${API}/auth/me`, () => HttpResponse.json(begun)),
    );
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: security.app.add }));
    expect(readToken()).toBeUndefined();
    await userEvent.type(await screen.findByLabelText(security.app.code), '123456{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: security.recovery.stored }));
    await waitFor(() => expect(readToken()).toBe('a-token'));
  });
});
