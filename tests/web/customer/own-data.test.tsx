import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '../../../domain/fields.ts';
import { answerCalls, logInBefore, openCustomerPage } from '../../support/customer-page.tsx';

const LIMIT = {
  en: 'You can download it again from tomorrow.',
  de: 'Ab morgen geht es wieder.',
  fr: 'Ce sera de nouveau possible demain.',
  ar: 'يمكنك تنزيلها من جديد غدًا.',
};

let saved: string[];
beforeEach(() => {
  logInBefore();
  location.hash = 'more';
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

type Answer = { status?: number; body: unknown };

/** The last part of the page, with what the back end says to a download. */
async function openMore(answer: Answer, locale: Locale = 'en') {
  const calls = answerCalls((path) => (path === 'auth/me/archive' ? answer : undefined));
  await openCustomerPage({ locale });
  return () => calls.filter(({ path }) => path === 'auth/me/archive').length;
}

test('a customer downloads their data as one file, and reads that it is there', async () => {
  const count = await openMore({ body: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved).toEqual(['My data.zip']));
  expect(await screen.findByText('Your data has been downloaded.')).toBeVisible();
  expect(count()).toBe(1);
});

test('a customer who waits for the file sees that, and does not request it twice', async () => {
  let answer = (_archive: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const count = await openMore({ body: {} });
  vi.mocked(globalThis.fetch).mockImplementationOnce(() => late);
  const button = await screen.findByRole('button', { name: 'Download my data' });
  await userEvent.click(button);
  await screen.findByRole('button', { name: 'Your data is being put together …' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  answer(new Response('PK'));
  await waitFor(() => expect(saved).toEqual(['My data.zip']));
  expect(button).toHaveAttribute('aria-disabled', 'false');
  expect(count()).toBe(0);
});

test('a customer who has reached the limit reads in their language when it ends', async () => {
  const body = { code: 'quota.reached', message: LIMIT.en, sentence: LIMIT };
  await openMore({ status: 429, body }, 'ar');
  await userEvent.click(await screen.findByRole('button', { name: 'تنزيل بياناتي' }));
  expect(await screen.findByText(LIMIT.ar)).toBeVisible();
  expect(saved).toEqual([]);
});

test.each([
  [500, /That did not work/],
  [429, /Too many attempts/],
])('a customer whose download was answered with %s reads what to do', async (status, text) => {
  await openMore({ status, body: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
  expect(saved).toEqual([]);
});

test('a customer without a connection reads that, and tries again', async () => {
  await openMore({ body: {} });
  const button = await screen.findByRole('button', { name: 'Download my data' });
  vi.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.click(button);
  expect(await screen.findByText(/There is no connection/)).toBeVisible();
  await userEvent.click(button);
  await waitFor(() => expect(saved).toEqual(['My data.zip']));
  expect(screen.queryByText(/There is no connection/)).toBeNull();
});
