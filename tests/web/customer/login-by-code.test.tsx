import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, openCustomerPage, SALMA } from '../../support/customer-page.tsx';

const asCustomer = { role: 'customer', token: 'new-token', user: SALMA };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function askForCode(number = '0049 (0)171 - 3920003') {
  await press('Log in with a code by SMS');
  const phone = screen.getByLabelText(/Phone number/);
  await userEvent.clear(phone);
  await userEvent.type(phone, number);
  await press('Send code');
}

test('a customer without a password logs in with a code that comes by SMS', async () => {
  const calls = answerCalls((path) =>
    path === 'auth/signincode'
      ? { body: { data: { sent: true } } }
      : path.startsWith('auth/signincode/')
        ? { body: asCustomer }
        : undefined,
  );
  await openCustomerPage();
  await askForCode();
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled();
  await userEvent.click(code);
  await userEvent.paste('abc 234');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
  expect(calls.slice(0, 2).map(({ path, request }) => [path, request.body])).toEqual([
    ['auth/signincode', JSON.stringify({ phone: '+491713920003' })],
    ['auth/signincode/abc234', JSON.stringify({ phone: '+491713920003' })],
  ]);
});

test('a customer with a wrong code reads so, keeps it, and can ask for a new one a little later', async () => {
  answerCalls((path) =>
    path === 'auth/signincode' ? { body: { data: { sent: true } } } : { status: 401, body: {} },
  );
  await openCustomerPage();
  await askForCode();
  await userEvent.type(await screen.findByLabelText('Code'), 'ABC235');
  await press('Log in');
  expect(await screen.findByText(/This code is not right/)).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('ABC235');
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(screen.getByRole('button', { name: /new code in 30 seconds/ })).toBeDisabled();
});

test('a customer who has requested too many codes reads how long to wait, and may use a code in hand', async () => {
  answerCalls(() => ({ status: 429, body: {} }));
  await openCustomerPage();
  await askForCode();
  expect(await screen.findByText(/You can try again in 15 seconds/)).toBeVisible();
  await press('I have a code already');
  expect(await screen.findByLabelText('Code')).toBeVisible();
});

test('a customer reads that no codes are sent while the office has switched them off', async () => {
  answerCalls(() => ({ status: 409, body: { code: 'session.codesOff' } }));
  await openCustomerPage();
  await askForCode();
  expect(await screen.findByText(/No codes are sent at the moment/)).toBeVisible();
});

test.each([
  [422, 'The code could not be sent. Please check the number.'],
  [500, 'There is no answer. Check your connection and try again.'],
])('a customer whose request is answered with %d reads why', async (status, texts) => {
  answerCalls(() => ({ status, body: {} }));
  await openCustomerPage();
  await askForCode();
  expect(await screen.findByText(texts)).toBeVisible();
});

test('a customer who goes back to the password finds the number again', async () => {
  answerCalls(() => ({ body: { data: { sent: true } } }));
  await openCustomerPage();
  await askForCode('+49 171 3920003');
  await screen.findByLabelText('Code');
  await press('Another number');
  expect(screen.getByLabelText(/Phone number/)).toHaveValue('+49 171 3920003');
  await press('Log in with the password');
  expect(screen.getByLabelText(/Phone number/)).toHaveValue('+49 171 3920003');
  expect(screen.getByLabelText('Password')).toBeVisible();
});
