import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PublishNote } from '../../../../src/custom/publishing/PublishNote.tsx';
import { renderPage } from '../../../support/web.tsx';

const PAST = '2020-05-04T10:00:00.000Z';
const SOON = '2098-12-31T23:30:00.000Z';
const LATER = '2099-06-01T10:00:00.000Z';
/** Moments are read in Berlin, from left to right in every language. */
const [PAST_READ, SOON_READ, LATER_READ] = [
  '04/05/20 12:00',
  '01/01/99 00:30',
  '01/06/99 12:00',
].map((moment) => `\u2066${moment}\u2069`);

const note = async (period: Record<string, unknown>, locale: 'en' | 'ar' = 'en') => {
  await renderPage(<PublishNote record={{ id: 'info-1', ...period }} />, { locale });
  return screen.getByRole('alert');
};

test.each([
  ['has no period', { publishFrom: null, publishUntil: null }, 'It appears at once.'],
  ['comes from another back end without one', { publishFrom: '' }, 'It appears at once.'],
  ['has begun already', { publishFrom: PAST }, 'It appears at once.'],
  ['begins later', { publishFrom: SOON }, `It appears on ${SOON_READ}, by itself.`],
  [
    'ends later',
    { publishFrom: PAST, publishUntil: SOON },
    `It appears at once. It disappears on ${SOON_READ}.`,
  ],
  [
    'begins and ends later',
    { publishFrom: SOON, publishUntil: LATER },
    `It appears on ${SOON_READ}, by itself. It disappears on ${LATER_READ}.`,
  ],
])('somebody who publishes what %s reads what that does', async (_, period, texts) => {
  const notified = await note(period);
  expect(notified.textContent).toBe(texts);
  expect(notified).toHaveClass('MuiAlert-colorInfo');
});

test('somebody who publishes what is over reads that it is rejected, and why', async () => {
  const notified = await note({ publishFrom: null, publishUntil: PAST });
  expect(notified.textContent).toBe(
    `Its end, ${PAST_READ}, is over: it cannot be published before it has a later one.`,
  );
  expect(notified).toHaveClass('MuiAlert-colorError');
});

test('somebody who reads Arabic gets the moment as it is, within their own text', async () => {
  const notified = await note({ publishFrom: SOON }, 'ar');
  expect(notified.textContent).toContain(SOON_READ);
  expect(notified.textContent).toMatch(/[\u0621-\u064a]/);
});
