import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { AuthProvider } from 'react-admin';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import LoginPage from '../../src/custom/session/LoginPage.tsx';
import { loadRecoveryTexts } from '../../src/i18n/recovery/catalogues.ts';
import { Notices } from '../../src/kit/notices/Notices.tsx';
import { renderPage, setScreenWidth } from '../support/web.tsx';

const API = '*/api/v1';
const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};

type Call = { path: string; body: unknown };
type Answer = { status?: number; json: JsonBodyType; headers?: Record<string, string> };

let calls: Call[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  calls = [];
  setScreenWidth(1440);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Answers the two calls of a recovery. */
function answer(respond: (call: Call) => Answer) {
  const resolve = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.replace('/api/v1/', '');
    const call = { path, body: await request.json() };
    calls.push(call);
    const { status = 200, json, headers } = respond(call);
    return HttpResponse.json(json, { status, ...(headers && { headers }) });
  };
  server.use(
    http.post(`${API}/auth/forgetpassword`, resolve),
    http.post(`${API}/auth/resetpassword/:code`, resolve),
  );
}
const answerAll = (json: JsonBodyType, status = 200) => answer(() => ({ status, json }));

const dialog = () => screen.findByRole('dialog');
const field = async (name: string) => within(await dialog()).getByLabelText(name);
const button = async (name: string) => within(await dialog()).getByRole('button', { name });
const notified = (text: string) =>
  waitFor(() => expect(screen.getByTestId('last-notice').textContent).toBe(text));

async function open(locale?: Locale) {
  await renderPage(
    <>
      <LoginPage />
      <Notices />
    </>,
    { authProvider, path: '/login', ...(locale && { locale }) },
  );
  if (!locale) {
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password ?' }));
    await dialog();
  }
}

async function toCode() {
  await open();
  await userEvent.type(await field('Phone'), '15112345678');
  await userEvent.click(await button('Send'));
  await screen.findByRole('dialog', { name: 'Check Your Phone' });
}

async function toPassword(code = 'ABC234') {
  await toCode();
  await userEvent.type(await field('Code'), code);
  await userEvent.click(await button('Verify'));
  await screen.findByRole('dialog', { name: 'Create new password' });
}

async function choose(password: string, again = password) {
  await userEvent.type(await field('Password'), password);
  await userEvent.type(await field('Confirm Password'), again);
  await userEvent.click(await button('Reset Password'));
}

describe('a clerk who has forgotten the password', () => {
  test('sets a new one in three steps, and logs in with the number', async () => {
    answerAll({ status: 'success', data: { sent: true } });
    await open();
    expect(await screen.findByRole('dialog', { name: 'Reset password' })).toBeVisible();
    expect(await field('Phone')).toHaveValue('+49');
    expect(await field('Phone')).toHaveFocus();
    await userEvent.type(await field('Phone'), '1x51-12 345678');
    await userEvent.click(await button('Send'));
    await screen.findByRole('dialog', { name: 'Check Your Phone' });
    expect(await field('Code')).toHaveFocus();
    expect(await field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await button('Verify')).toBeDisabled();
    await userEvent.click(await field('Code'));
    await userEvent.paste(' abc-234 ');
    await userEvent.click(await button('Verify'));
    await screen.findByRole('dialog', { name: 'Create new password' });
    expect(calls).toHaveLength(1);
    expect(await screen.findByText('Must be at least 8 characters')).toBeVisible();
    expect(await screen.findByText('Both passwords must match.')).toBeVisible();
    expect(await field('Password')).toHaveAttribute('autocomplete', 'new-password');
    await choose('drei Esel am Brunnen');
    await notified('Password Changed');
    expect(calls).toEqual([
      { path: 'auth/forgetpassword', body: { phone: '+4915112345678' } },
      {
        path: 'auth/resetpassword/abc234',
        body: { password: 'drei Esel am Brunnen', phone: '+4915112345678' },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('+4915112345678');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  });

  test.each([[{ data: null }], [{ status: 'success', data: false }], [null], [{}]])(
    'and whom nobody knows reads "No User with this Phone" for %j',
    async (json) => {
      answerAll(json);
      await open();
      await userEvent.click(await button('Send'));
      await notified('No User with this Phone');
      expect(await screen.findByRole('dialog', { name: 'Reset password' })).toBeVisible();
    },
  );

  test('reads "Server Error" if the request fails', async () => {
    answerAll({}, 500);
    await open();
    await userEvent.click(await button('Send'));
    await notified('Server Error');
  });

  test('reads how long to wait after too many requests, and may use a code in hand', async () => {
    answer(() => ({ status: 429, json: {}, headers: { 'Retry-After': '3600' } }));
    await open();
    await userEvent.click(await button('Send'));
    await notified('Server Error');
    expect(await screen.findByText(/You can try again in 60 minutes/)).toBeVisible();
    await userEvent.click(await button('I have a code already'));
    expect(await screen.findByRole('dialog', { name: 'Check Your Phone' })).toBeVisible();
  });

  test('with a wrong code reads "Check Verification Code" and is back at the second step', async () => {
    answer(({ path }) => ({ json: { data: path === 'auth/forgetpassword' || null } }));
    await toPassword();
    await choose('drei Esel am Brunnen');
    await notified('Check Verification Code');
    expect(await screen.findByRole('dialog', { name: 'Check Your Phone' })).toBeVisible();
    expect(await field('Code')).toHaveValue('ABC234');
    expect(await field('Code')).toBeInvalid();
    expect(await field('Code')).toHaveAccessibleDescription('Check Verification Code');
    expect(await field('Code')).toHaveFocus();
    await userEvent.type(await field('Code'), '{Backspace}5');
    expect(await field('Code')).toBeValid();
    expect(await field('Code')).not.toHaveAccessibleDescription();
  });

  test('corrects a wrong code without typing the password again', async () => {
    answer(({ path }) => ({ json: { data: !path.endsWith('ABC234') } }));
    await toPassword();
    await choose('drei Esel am Brunnen');
    await notified('Check Verification Code');
    await userEvent.type(await field('Code'), '{Backspace}5{Enter}');
    await screen.findByRole('dialog', { name: 'Create new password' });
    expect(await field('Password')).toHaveValue('drei Esel am Brunnen');
    expect(await field('Confirm Password')).toHaveValue('drei Esel am Brunnen');
    await userEvent.click(await button('Reset Password'));
    await notified('Password Changed');
    expect(calls.at(-1)).toEqual({
      path: 'auth/resetpassword/ABC235',
      body: { password: 'drei Esel am Brunnen', phone: '+4915112345678' },
    });
  });

  test('reads "Server  Error", with its two spaces, if the change fails', async () => {
    answer(({ path }) =>
      path === 'auth/forgetpassword' ? { json: { data: true } } : { status: 500, json: {} },
    );
    await toPassword();
    await choose('drei Esel am Brunnen');
    await notified('Server  Error');
    expect(await screen.findByRole('dialog', { name: 'Create new password' })).toBeVisible();
  });

  test('reads beside the field that a password is too easy to guess', async () => {
    const violations = { password: { code: 'tooCommon' } };
    const fields = { password: 'is too easy to guess' };
    answer(({ path }) =>
      path === 'auth/forgetpassword'
        ? { json: { data: true } }
        : { status: 422, json: { code: 'record.invalid', fields, violations } },
    );
    await toPassword();
    await choose('Passwort1');
    expect(await screen.findByText(/Too easy to guess/)).toBeVisible();
    expect(calls).toHaveLength(2);
  });

  test('sees at once that both passwords match', async () => {
    answerAll({ data: true });
    await toPassword();
    await userEvent.type(await field('Password'), 'drei Esel');
    await userEvent.type(await field('Confirm Password'), 'drei Ese');
    expect(screen.getByText('Both passwords must match.')).toBeVisible();
    await userEvent.type(await field('Confirm Password'), 'l');
    expect(await screen.findByText('Both passwords match.')).toBeVisible();
    expect(screen.queryByText('Both passwords must match.')).toBeNull();
  });

  test('sends nothing that is too short or differs', async () => {
    answerAll({ data: true });
    await toPassword();
    await choose('short');
    expect(await field('Password')).toBeInvalid();
    await userEvent.type(await field('Password'), ' no more');
    await userEvent.click(await button('Reset Password'));
    expect(await field('Password')).toBeValid();
    expect(await field('Confirm Password')).toBeInvalid();
    expect(calls).toHaveLength(1);
  });

  test('gets along with a back end that wants the password alone', async () => {
    answer(({ path, body }) =>
      path !== 'auth/forgetpassword' && typeof body === 'object' && body && 'phone' in body
        ? { status: 422, json: { message: 'phone is not allowed' } }
        : { json: { data: 'changed' } },
    );
    await toPassword();
    await choose('drei Esel am Brunnen');
    await notified('Password Changed');
    expect(calls.at(-1)).toEqual({
      path: 'auth/resetpassword/ABC234',
      body: { password: 'drei Esel am Brunnen' },
    });
  });

  test('can send a new code once the first has had time to arrive', async () => {
    answerAll({ data: true });
    await toCode();
    const again = await within(await dialog()).findByRole('button', { name: /new code/ });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(again).toHaveTextContent('You can send a new code in 30 seconds');
  });

  test('keeps the focus on what cannot be pressed while the request runs', async () => {
    const gate = Promise.withResolvers<void>();
    server.use(
      http.post(`${API}/auth/forgetpassword`, async () => {
        await gate.promise;
        return HttpResponse.json({ data: true });
      }),
    );
    await open();
    await userEvent.type(await field('Phone'), '15112345678{Enter}');
    const back = await button('Back');
    expect(back).toHaveAttribute('aria-disabled', 'true');
    expect(back).toHaveAttribute('data-hint', 'Back');
    back.focus();
    await userEvent.keyboard('{Enter}');
    expect(back).toHaveFocus();
    gate.resolve();
    await screen.findByRole('dialog', { name: 'Check Your Phone' });
  });

  test.each(['Back', 'Close'])('who presses %s begins again at the first step', async (name) => {
    answerAll({ data: true });
    await toPassword();
    await userEvent.type(await field('Password'), 'drei Esel');
    await userEvent.click(await button(name));
    if (name === 'Close') {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'Forgot password ?' }));
    }
    expect(await screen.findByRole('dialog', { name: 'Reset password' })).toBeVisible();
    await userEvent.click(await button('Send'));
    expect(await field('Code')).toHaveValue('');
    await userEvent.type(await field('Code'), 'ABC234{Enter}');
    await screen.findByRole('dialog', { name: 'Create new password' });
    expect(await field('Password')).toHaveValue('');
  });

  test('who presses Back at the first step is at the login again', async () => {
    await open();
    await userEvent.click(await button('Back'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Forgot password ?' })).toHaveFocus();
  });

  test('types a number as at the login: a leading plus and digits', async () => {
    await open();
    const phone = await field('Phone');
    fireEvent.input(phone, { target: { value: '+49a' }, inputType: 'insertText' });
    expect(phone).toHaveValue('+49');
    await userEvent.clear(phone);
    expect(await button('Send')).toBeDisabled();
  });
});

test.each(LOCALES.filter((locale) => locale !== 'en'))(
  'somebody who reads %s finds every text of the dialog in it',
  async (locale) => {
    const textsOf = (catalogue: object): [string, string][] =>
      Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
        typeof value === 'string'
          ? [[key, value]]
          : textsOf(value).map(([inner, text]) => [`${key}.${inner}`, text]),
      );
    const [own, english] = [
      textsOf(await loadRecoveryTexts(locale)),
      textsOf(await loadRecoveryTexts('en')),
    ];
    expect(own.map(([key]) => key).toSorted()).toEqual(english.map(([key]) => key).toSorted());
    const placeholders = (text: string) => text.match(/%\{\w+\}/g) ?? [];
    for (const [key, text] of own) {
      const [, model = ''] = english.find(([other]) => other === key) ?? [];
      expect(placeholders(text)).toEqual(placeholders(model));
    }
    await act(() => open(locale));
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body);
    const { phone } = await loadRecoveryTexts(locale);
    expect(await screen.findByRole('dialog', { name: phone.title })).toBeVisible();
  },
);
