import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { type AuthProvider, memoryStore } from 'react-admin';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PHONE_PREFIX } from '../../domain/people/typed-phone.ts';
import LoginPage from '../../src/custom/session/LoginPage.tsx';
import { Notices } from '../../src/kit/notices/Notices.tsx';
import { createLoginScreen } from '../../src/login/login-screen.tsx';
import { CallError } from '../../src/providers/call-error.ts';
import { renderPage, setScreenWidth } from '../support/web.tsx';

const login = vi.fn<AuthProvider['login']>();
const authProvider: AuthProvider = {
  login,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};

const show = (locale?: 'ar') =>
  renderPage(
    <>
      <LoginPage />
      <Notices />
    </>,
    { authProvider, path: '/login', locale },
  );
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Login' });

beforeEach(() => {
  setScreenWidth(1440);
  login.mockReset();
});

test('what comes after the login is loaded once somebody begins to type', async () => {
  const load = vi.fn();
  await renderPage(<LoginPage onBegin={load} />, { authProvider, path: '/login' });
  phone().blur();
  load.mockClear();
  await userEvent.click(password());
  expect(load).toHaveBeenCalled();
});

describe('the phone field', () => {
  test('starts with the prefix of Morocco', async () => {
    await show();
    expect(phone()).toHaveValue('+212');
    expect(PHONE_PREFIX).toBe('+212');
  });

  test('ignores every keystroke except digits, and a plus that is not the first character', async () => {
    await show();
    await userEvent.type(phone(), '6a6 1-2+3(4)x');
    expect(phone()).toHaveValue('+212661234');
  });

  test('accepts a leading plus', async () => {
    await show();
    await userEvent.clear(phone());
    await userEvent.type(phone(), '+49151');
    expect(phone()).toHaveValue('+49151');
  });

  test('drops a lone plus when it loses the focus, because that is not a number', async () => {
    await show();
    await userEvent.clear(phone());
    await userEvent.type(phone(), '+');
    expect(phone()).toHaveValue('+');
    await userEvent.tab();
    expect(phone()).toHaveValue('');
  });

  test('accepts a number that was pasted with spaces', async () => {
    await show();
    await userEvent.clear(phone());
    await userEvent.click(phone());
    await userEvent.paste('+212 661-23 (45) 67');
    expect(phone()).toHaveValue('+212661234567');
  });

  test('never contains anything but a leading plus and digits', async () => {
    await show();
    const input = phone();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (typed) => {
        for (const key of typed) {
          fireEvent.input(input, { target: { value: input.value + key }, inputType: 'insertText' });
        }
        expect(input.value).toMatch(/^\+?\d*$/);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the Login button', () => {
  test('is disabled until both fields have content', async () => {
    await show();
    expect(button()).toBeDisabled();
    await userEvent.type(password(), 'secret');
    expect(button()).toBeEnabled();
    await userEvent.clear(phone());
    expect(button()).toBeDisabled();
    await userEvent.type(phone(), '+');
    expect(button()).toBeDisabled();
    await userEvent.type(phone(), '4');
    expect(button()).toBeEnabled();
  });

  test('is disabled while a login is running, so that it is sent once', async () => {
    const answer = Promise.withResolvers<void>();
    login.mockReturnValue(answer.promise);
    await show();
    await userEvent.type(password(), 'secret');
    await userEvent.click(button());
    expect(screen.getByRole('button', { name: /Login/ })).toBeDisabled();
    expect(screen.getByRole('progressbar')).toBeVisible();
    await userEvent.type(password(), '{Enter}');
    expect(login).toHaveBeenCalledTimes(1);
    expect(login).toHaveBeenCalledWith({ phone: '+212', password: 'secret' });
    answer.reject(new CallError(500));
    await waitFor(() => expect(button()).toBeEnabled());
  });
});

describe('a clerk', () => {
  test('who logs in reads "You are Connected"', async () => {
    login.mockResolvedValue(undefined);
    await show();
    await userEvent.type(password(), 'secret{Enter}');
    expect(await screen.findAllByText('You are Connected')).not.toHaveLength(0);
    // Until the page takes its place, the form cannot be sent again, and nothing moves.
    expect(button()).toBeDisabled();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each([0, 401, 403, 429, 500])(
    'whose login fails with %i reads "Phone or Password incorrect"',
    async (status) => {
      login.mockRejectedValue(new CallError(status));
      await show();
      await userEvent.type(password(), 'wrong{Enter}');
      expect(await screen.findAllByText('Phone or Password incorrect')).not.toHaveLength(0);
      expect(password()).toHaveFocus();
    },
  );

  test('is notified when the password is not the cause: the server did not answer, or how long to wait', async () => {
    login.mockRejectedValueOnce(new CallError(0));
    login.mockRejectedValueOnce(new CallError(429, {}, '240'));
    login.mockRejectedValueOnce(new CallError(429, {}, '1'));
    await show();
    await userEvent.type(password(), 'secret{Enter}');
    expect(await screen.findByText(/did not answer/)).toBeVisible();
    await userEvent.type(password(), '{Enter}');
    expect(await screen.findByText(/Too many attempts\..* in 4 minutes\./)).toBeVisible();
    await userEvent.type(password(), '{Enter}');
    expect(await screen.findByText(/ in 15 seconds\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Too many attempts/)).toBeNull(), {
      timeout: 60_000,
    });
  });

  test('whose server is not ready yet does not read of too many attempts', async () => {
    login.mockRejectedValueOnce(new CallError(503, {}, '2'));
    await show();
    await userEvent.type(password(), 'secret{Enter}');
    expect(await screen.findByText(/did not answer/)).toBeVisible();
    expect(screen.queryByText(/Too many attempts/)).toBeNull();
  });

  test('can show the password', async () => {
    await show();
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  test('is warned of Caps Lock', async () => {
    await show();
    const user = userEvent.setup();
    await user.click(password());
    await user.keyboard('{CapsLock}s');
    expect(screen.getByText('Caps Lock is on')).toBeVisible();
    await user.keyboard('{CapsLock}s');
    expect(screen.queryByText('Caps Lock is on')).toBeNull();
  });

  test('gets fields that a password manager recognises', async () => {
    await show();
    expect(phone()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  test('who chooses Arabic reads the screen from right to left', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'العربية' }));
    expect(await screen.findByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
  });
});

describe('somebody who is quicker than the product', () => {
  const behind = { onBegin: vi.fn(), onLogin: vi.fn(), onForgotten: vi.fn() };

  const early = () => {
    for (const called of Object.values(behind)) called.mockReset();
    const early = createLoginScreen();
    early.show(memoryStore(), 'en');
    onTestFinished(async () => {
      early.hide();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Login' })).toBeNull());
    });
    return early;
  };

  test('logs in once it is there, and nothing typed is lost', async () => {
    const { connect } = early();
    await userEvent.type(phone(), '661');
    await userEvent.type(password(), 'secret{Enter}');
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.getByRole('button', { name: /Login/ })).toBeDisabled();
    connect(behind);
    expect(behind.onBegin).toHaveBeenCalledTimes(1);
    expect(behind.onLogin).toHaveBeenCalledExactlyOnceWith({
      phone: '+212661',
      password: 'secret',
    });
    expect(password()).toHaveFocus();
    expect(password()).toHaveValue('secret');
  });

  test('is not logged in by what was given up meanwhile', async () => {
    const { connect, fail } = early();
    await userEvent.type(password(), 'secret{Enter}');
    fail();
    expect(screen.getByRole('alert')).toHaveTextContent('did not answer');
    expect(button()).toBeEnabled();
    connect(behind);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(behind.onLogin).not.toHaveBeenCalled();
    await userEvent.click(button());
    expect(behind.onLogin).toHaveBeenCalledTimes(1);
  });

  test('gets the dialog of a forgotten password once it is there', async () => {
    const { connect } = early();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password ?' }));
    connect(behind);
    expect(behind.onForgotten).toHaveBeenCalledTimes(1);
    expect(behind.onLogin).not.toHaveBeenCalled();
    expect(button()).toBeDisabled();
  });

  test('who clicks has the rest prepared, though the button has lost the focus', async () => {
    const { connect } = early();
    await userEvent.type(password(), 'secret');
    await userEvent.click(button());
    password().blur();
    connect(behind);
    expect(behind.onBegin).toHaveBeenCalledTimes(1);
    expect(behind.onLogin).toHaveBeenCalledTimes(1);
  });

  test('fills in by a password manager that types nothing', async () => {
    const { connect } = early();
    connect(behind);
    password().dispatchEvent(new Event('keydown', { bubbles: true }));
    fireEvent.change(phone(), { target: { value: '+49 151 234' } });
    fireEvent.change(password(), { target: { value: 'secret' } });
    await userEvent.click(button());
    expect(behind.onLogin).toHaveBeenCalledWith({ phone: '+49151234', password: 'secret' });
  });

  test('corrects a number in its middle', async () => {
    early();
    await userEvent.type(phone(), '66x1', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(phone()).toHaveValue('+266112');
    expect(phone().selectionStart).toBe(5);
  });
});
