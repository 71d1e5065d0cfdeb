import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clearSession, storeSession } from '../../../src/providers/session.ts';
import { answerCalls, logInBefore, openCustomerPage, SALMA } from '../../support/customer-page.tsx';

async function logIn(phone: string) {
  const user = userEvent.setup();
  const input = screen.getByLabelText(/Phone number/);
  await user.clear(input);
  await user.type(input, phone);
  await user.type(screen.getByLabelText('Password'), 'secret-word');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

const asCustomer = { role: 'customer', token: 'new-token', user: SALMA };

test('a customer logs in with a number as they write it, and sees their conversation', async () => {
  const calls = answerCalls((path) => (path === 'auth' ? { body: asCustomer } : undefined));
  await openCustomerPage();
  await logIn('0049 (0)171 - 3920003');
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
  expect(JSON.parse(String(calls[0]?.request.body))).toEqual({
    phone: '+491713920003',
    password: 'secret-word',
  });
  expect(screen.getByText('Salma Bennani')).toBeVisible();
});

test.each([
  [401, 'The phone number or the password is wrong.'],
  [422, 'The phone number or the password is wrong.'],
  [500, 'There is no answer. Check your connection and try again.'],
])('a customer whose login is answered with %d reads why', async (status, texts) => {
  answerCalls(() => ({ status, body: {} }));
  await openCustomerPage();
  await logIn('+49 171 3920003');
  expect(await screen.findByText(texts)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('a customer who has tried too often reads how long to wait', async () => {
  answerCalls(() => ({ status: 429, body: {} }));
  await openCustomerPage();
  await logIn('+49 171 3920003');
  expect(await screen.findByText(/You can try again in 15 seconds/)).toBeVisible();
});

test('a member of staff reads that the page is for customers, and their session is ended', async () => {
  const calls = answerCalls((path, { method }) =>
    method === 'DELETE'
      ? { body: {} }
      : path === 'auth'
        ? { body: { ...asCustomer, role: 'admin' } }
        : undefined,
  );
  await openCustomerPage();
  await logIn('+212 600 000 000');
  expect(await screen.findByText(/This page is for customers/)).toBeVisible();
  expect(calls.map(({ request }) => request.method)).toEqual(['POST', 'DELETE']);
});

test('a customer whose session has ended reads so at the login, and finds what they typed', async () => {
  logInBefore();
  answerCalls((path) => (path === 'auth' ? { body: asCustomer } : undefined));
  const { session } = await openCustomerPage();
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'My parcel');
  act(() => session.end());
  expect(await screen.findByText(/Please log in again/)).toBeVisible();
  await logIn('+49 171 3920003');
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('My parcel');
});

test('a clerk who logs out leaves a customer of the same browser logged in, and the other way round', async () => {
  logInBefore();
  answerCalls(() => ({ body: {} }));
  storeSession({ token: 'office-token', user: { _id: 'clerk' } });
  const { session } = await openCustomerPage();
  act(() => clearSession());
  expect(session.readToken()).toBe('a-token');
  expect(localStorage.getItem('jisr.customer.token')).toBe('a-token');
  storeSession({ token: 'office-token', user: { _id: 'clerk' } });
  await act(() => session.logout());
  expect(localStorage.getItem('jisr.customer.token')).toBeNull();
  expect(localStorage.getItem('jisr.token')).toBe('office-token');
});

test('a customer chooses another language, and the page follows', async () => {
  await openCustomerPage();
  await userEvent.setup().selectOptions(screen.getByLabelText('Language'), 'ar');
  expect(await screen.findByText('سجّل الدخول برقم هاتفك وكلمة المرور.')).toBeVisible();
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
});
