import { fireEvent, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { OWN_API } from '../../support/answering.ts';
import { idOf } from '../../support/fake-back-end.ts';
import { generatedScreens } from '../../support/generated-screens.tsx';
import { openMore } from '../../support/more-tools.ts';
import { setScreenWidth } from '../../support/web.tsx';

const { open } = generatedScreens();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const QUESTION = { de: 'Wie lange dauert es?', en: 'How long does it take?' };
const record = {
  _id: idOf(0),
  __v: 1,
  createdAt: '2026-01-02T10:00:00Z',
  shown: true,
  position: 1,
};
const answering = (path: string, values: object) => [
  http.get(`${OWN_API}/${path}`, () =>
    HttpResponse.json({ status: 'success', count: 1, data: [{ ...record, ...values }] }),
  ),
  http.get(`${OWN_API}/${path}/${idOf(0)}`, () =>
    HttpResponse.json({ status: 'success', data: { ...record, ...values } }),
  ),
];
const openQuestions = (path: string, locale: 'de' | 'en') =>
  open(path, { locale, answers: answering('faq', { question: QUESTION }) });

test.each(['de', 'en'] as const)(
  'a question is named in the language of the screen (%s)',
  async (locale) => {
    setScreenWidth(1280);
    await openQuestions('/faq', locale);
    expect(await screen.findByRole('link', { name: QUESTION[locale] })).toBeVisible();
    expect(
      screen.getByRole('checkbox', { name: new RegExp(QUESTION[locale].slice(0, -1)) }),
    ).toBeInTheDocument();
  },
);

test('a clerk who deletes a question reads its name apart from the question of the dialog', async () => {
  await openQuestions(`/faq/${idOf(0)}`, 'en');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByRole('dialog', { name: 'Delete “How long does it take?” ?' }),
  ).toBeVisible();
});

test('a card says the question once, in the language of the screen', async () => {
  setScreenWidth(390);
  await openQuestions('/faq', 'en');
  expect(await screen.findAllByText(QUESTION.en)).toHaveLength(1);
  expect(screen.queryByText(QUESTION.de)).toBeNull();
});

test('a picture without a title has a name for those who cannot see it', async () => {
  await open('/gallery', { answers: answering('gallery', { pic: 'no-photo', title: null }) });
  expect(await screen.findByRole('link', { name: 'Without a title' })).toBeVisible();
});

test('a clerk whose list cannot be read at first gets the notice beside the reason', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const failing = http.get(`${OWN_API}/faq`, () =>
    HttpResponse.json({ code: 'server.failed' }, { status: 500 }),
  );
  await open('/faq', { answers: [failing] });
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect((await screen.findAllByText('Server Error Please Reload')).length).toBeGreaterThan(0);
});

test('somebody who follows a link to a record that does not exist finds the way back to the list', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const missing = http.get(`${OWN_API}/faq/123`, () =>
    HttpResponse.json({ code: 'record.notFound' }, { status: 404 }),
  );
  await open('/faq/123', { answers: [missing] });
  expect(await screen.findByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/faq',
  );
});

test('a clerk orders the columns with the keyboard, among switches that have names', async () => {
  setScreenWidth(1280);
  await openQuestions('/faq', 'en');
  await screen.findByRole('grid');
  await openMore();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
  const names = () => panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  const [first, second] = names();
  expect(panel.getByRole('switch', { name: 'Question' })).toBeChecked();
  fireEvent.click(panel.getByRole('button', { name: `Move “${second}” up` }));
  expect(names().slice(0, 2)).toEqual([second, first]);
  await user.click(panel.getByRole('button', { name: 'Reset' }));
  expect(names().slice(0, 2)).toEqual([first, second]);
});
