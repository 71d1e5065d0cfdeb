import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '../../../domain/fields.ts';
import { answerCalls, logInBefore, openCustomerPage } from '../../support/customer-page.tsx';
import { fakeChat } from '../../support/fake-chat.ts';

afterEach(() => {
  location.hash = '';
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
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
  answerCalls((requested) =>
    requested.startsWith(`${path}?`) ? { body: { count: rows.length, data: rows } } : undefined,
  );
  return openCustomerPage({ locale });
}

test('a stranger goes from the login to the imprint with one click', async () => {
  answerCalls(() => undefined);
  await openCustomerPage();
  expect(await screen.findByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '#imprint');
});

test('a reader sees a page at once, with everything that stands on it', async () => {
  location.hash = 'prices';
  let answer = (_advertisements: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('/adds?')) return late;
    const price = { _id: 'p1', name: 'Box', price: '12.50' };
    return Promise.resolve(Response.json({ data: url.includes('/prices?') ? [price] : [] }));
  });
  await openCustomerPage();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByText('Box')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Imprint' })).toBeNull();
  answer(Response.json({ data: [{ _id: 'a1', place: 'top', title: { en: 'Sim cards' } }] }));
  expect(await screen.findByText('Box')).toBeVisible();
  expect(screen.getByText('Sim cards')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Imprint' })).toBeVisible();
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

test('a reader of a back end without the page is notified', async () => {
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

test('a stranger sees the tours that are still to come, and their days', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const tour = { status: 'open', startDate: '2020-01-01' };
  await read('tours', 'tours', [
    { ...tour, _id: 't1', Cities: ['Fes'], endDate: '2020-01-09' },
    { ...tour, _id: 't2', Cities: ['Rabat', 'Agadir'], endDate: '2999-01-09' },
    { ...tour, _id: 't3', Cities: ['Tanger'], startDate: '2999-03-02', endDate: '2999-03-09' },
    { ...tour, _id: 't4', Cities: ['Nador'], startDate: '2999-04-01' },
  ]);
  expect(await screen.findByText('Rabat · Agadir')).toBeVisible();
  expect(screen.getByText('2 – 9 March 2999')).toBeVisible();
  expect(screen.getByText('1 April 2999')).toBeVisible();
  expect(screen.queryByText('Fes')).toBeNull();
});

test('an Arabic reader sees the months by their Moroccan names', async () => {
  const days = { status: 'open', startDate: '2999-08-02', endDate: '2999-09-09' };
  await read('tours', 'tours', [{ ...days, _id: 't1', Cities: ['Rabat'] }], 'ar');
  expect(await screen.findByText(/2 غشت.*9 شتنبر 2999/)).toBeVisible();
});

test('a reader sees the price of a kilogram, and what each price is for', async () => {
  location.hash = 'prices';
  const row = {
    _id: 'p1',
    name: 'Box',
    direction: 'B',
    unit: 'piece',
    price: '12.50',
    weightFrom: 5,
    weightTo: 10.5,
  };
  const upTo = { ...row, _id: 'p2', name: 'Bag', weightFrom: 0 };
  answerCalls((requested) =>
    requested.startsWith('prices?')
      ? { body: { data: [row, upTo] } }
      : requested.startsWith('weigthprice?')
        ? { body: { data: [{ _id: 'w1', weigthPrice: '2,50' }] } }
        : undefined,
  );
  await openCustomerPage();
  expect(await screen.findByText('From Morocco · per piece · 5 to 10.5 kg')).toBeVisible();
  expect(screen.getByText('From Morocco · per piece · up to 10.5 kg')).toBeVisible();
  expect(await screen.findByText('€2.50')).toBeVisible();
});

test('a reader of the terms gets the version in force, from an older back end by its state', async () => {
  location.hash = 'terms';
  const requested: string[] = [];
  answerCalls((path) => {
    requested.push(path);
    return path.startsWith('agb?')
      ? { body: { data: [{ _id: 'v1', published: { de: '<p>Paragraf 1</p>' } }] } }
      : undefined;
  });
  await openCustomerPage({ locale: 'de' });
  expect(await screen.findByText('Paragraf 1')).toBeVisible();
  expect(requested.filter((path) => path.startsWith('agb'))).toEqual([
    'agb/current',
    expect.stringMatching(/^agb\?state=published/),
  ]);
});

test('a reader west of Greenwich sees the version in force, and the day since which it is', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  location.hash = 'imprint';
  const published = { de: '<p>Anbieter</p>' };
  const version = { _id: 'v2', effectiveFrom: '2026-11-01', published };
  const calls = answerCalls((path) =>
    path === 'impressum/current' ? { body: { count: 1, data: [version] } } : undefined,
  );
  await openCustomerPage({ locale: 'de' });
  expect(await screen.findByText('Anbieter')).toBeVisible();
  expect(screen.getByText(/1\. November 2026/)).toBeVisible();
  expect(calls.filter(({ path }) => path.startsWith('impressum'))).toHaveLength(1);
});

test('a reader sees a picture of the gallery large, and news with their picture', async () => {
  const pictures = [
    { _id: 'g1', pic: 'one.webp', title: { en: 'Our harbour' } },
    { _id: 'g2', pic: 'two.webp', title: null },
  ];
  await read('gallery', 'gallery', pictures);
  expect(await screen.findByText('Our harbour')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
  const large = screen.getByRole('img', { name: 'Picture 2 of 2' });
  expect(large.getAttribute('src')).toMatch(/auth\/getfile\/two\.webp$/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('img', { name: 'Picture 2 of 2' })).toBeNull();
});

test('a reader sees the latest news first, published at once or on a day', async () => {
  const old = { createdAt: '2026-01-05T08:00:00.000Z', publishFrom: null };
  const news = { createdAt: '2026-02-01T08:00:00.000Z', publishFrom: '2026-11-02T08:00:00.000Z' };
  await read('news', 'info', [
    { _id: 'i1', title: { en: 'Winter' }, ...old },
    { _id: 'i2', title: { en: 'Ferry' }, ...news },
  ]);
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Ferry', 'Winter']);
});

const AD = {
  _id: 'a1',
  place: 'top',
  title: { en: 'Sim cards' },
  text: { en: 'At the warehouse' },
  link: 'https://sim.example/',
};

test.each([
  ['news', 'info', 1],
  ['imprint', 'impressum', 0],
])('a reader of %s sees advertisement in its place, named as such', async (page, path, count) => {
  location.hash = page;
  answerCalls((requested) =>
    requested.startsWith('adds?')
      ? { body: { data: [AD, { ...AD, _id: 'a2', link: 'javascript:x()', place: 'nowhere' }] } }
      : requested.startsWith(path)
        ? { body: { data: [] } }
        : undefined,
  );
  await openCustomerPage();
  expect(await screen.findByText('Nothing has been published here yet.')).toBeVisible();
  if (count > 0) await screen.findByText('Sim cards');
  const ads = screen.queryAllByRole('complementary', { name: 'Advertisement: Sim cards' });
  expect(ads).toHaveLength(count);
  for (const ad of ads) {
    expect(ad.querySelector('a')).toHaveAttribute('href', 'https://sim.example/');
    expect(ad.querySelector('a')?.rel).toContain('sponsored');
  }
});

test('a reader reads once that a question is only there in German', async () => {
  const { container } = await read('faq', 'faq', [
    QUESTION,
    { _id: 'q2', question: { de: 'Wann?' }, answer: { en: '<p>On Friday</p>' } },
    { _id: 'q3', question: { en: 'Where?' }, answer: { de: '<p>In Bremen</p>' } },
  ]);
  await screen.findByText('Wann?');
  const counts = [...container.querySelectorAll('details')].map(
    (one) => one.querySelectorAll('.german').length,
  );
  expect(counts).toEqual([1, 1, 1]);
});

test('a customer reads a public page without closing the chat, and comes back to what they wrote', async () => {
  logInBefore();
  answerCalls(() => ({ body: { data: [] } }));
  const { chat } = fakeChat({ side: 'customer' });
  const close = vi.spyOn(chat, 'close');
  await openCustomerPage({ chat });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Your message'), 'Noch eine Fra');
  await user.click(screen.getByRole('button', { name: 'More' }));
  const link = await screen.findByRole('link', { name: 'Imprint' });
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '#privacy');
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Imprint' })).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Back to your page' }));
  await user.click(await screen.findByRole('button', { name: /Messages/ }));
  expect(screen.getByLabelText('Your message')).toHaveValue('Noch eine Fra');
  expect(close).not.toHaveBeenCalled();
});

test('a page whose server answers with something else says that it failed, not that it is empty', async () => {
  location.hash = 'news';
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.includes('/adds?') ? Response.json({ data: [] }) : new Response('<html>A proxy</html>'),
    ),
  );
  await openCustomerPage();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('Nothing has been published here yet.')).toBeNull();
});
