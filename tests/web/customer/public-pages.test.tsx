import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Locale } from '../../../domain/fields.ts';
import { answerCalls, openCustomerPage } from '../../support/customer-page.tsx';

afterEach(() => {
  location.hash = '';
});

const QUESTION = {
  _id: 'q1',
  question: { de: 'Was kostet ein Paket?' },
  answer: {
    de: '<p onclick="x()">Ab 30 Euro<script>alert(1)</script> <a href="javascript:x()">hier</a></p>',
  },
};

/** Opens a public page of a back end that has these records at one path. */
async function read(page: string, path: string, rows: readonly object[], locale: Locale = 'en') {
  location.hash = page;
  answerCalls((asked) =>
    asked.startsWith(`${path}?`) ? { body: { count: rows.length, data: rows } } : undefined,
  );
  return openCustomerPage({ locale });
}

test('a stranger goes from the login to the imprint with one click', async () => {
  answerCalls(() => undefined);
  await openCustomerPage();
  expect(await screen.findByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '#imprint');
});

test('a stranger searches the questions, and reads an answer without its scripts', async () => {
  const { container } = await read('faq', 'faq', [QUESTION]);
  expect(await screen.findByText(/Ab 30 Euro/)).toBeInTheDocument();
  expect(screen.getByText('Only available in German so far.')).toBeInTheDocument();
  expect(container.querySelector('.rich')?.innerHTML).not.toMatch(/onclick|script|href/);
  await userEvent.type(screen.getByLabelText('Search the questions'), 'Zoll');
  expect(await screen.findByText('No question contains these words.')).toBeVisible();
});

test('an Arabic reader sees prices with their direction', async () => {
  const row = { _id: 'p1', name: 'Paket', title: { ar: 'طرد' }, direction: 'A', price: '30.00' };
  await read('prices', 'prices', [row], 'ar');
  expect(await screen.findByText('طرد')).toBeVisible();
  expect(screen.getByText('إلى المغرب')).toBeVisible();
});

test('a reader of a back end without the page is told so', async () => {
  await read('reviews', 'nothing', []);
  expect(await screen.findByText('This page is not available here.')).toBeVisible();
});

test('a reader without a connection can try again', async () => {
  location.hash = 'tours';
  let isThere = false;
  answerCalls(() => (isThere ? { body: { data: [] } } : { status: 500, body: {} }));
  await openCustomerPage();
  await screen.findByText(/could not be loaded/);
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing has been published here yet.')).toBeVisible();
});

test('a stranger sees the tours that are still to come', async () => {
  const tour = { status: 'open', startDate: '2020-01-01' };
  await read('tours', 'tours', [
    { ...tour, _id: 't1', Cities: ['Fes'], endDate: '2020-01-09' },
    { ...tour, _id: 't2', Cities: ['Rabat', 'Agadir'], endDate: '2999-01-09' },
  ]);
  expect(await screen.findByText('Rabat · Agadir')).toBeVisible();
  expect(screen.queryByText('Fes')).toBeNull();
});
