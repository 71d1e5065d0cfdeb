import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ratingOf } from '../../../../domain/resources/reviews.ts';
import { RatingBars } from '../../../../src/custom/reviews/RatingBars.tsx';
import { renderPage } from '../../../support/web.tsx';

const COUNTS: Readonly<Record<string, number>> = { fiveStar: 6, fourStar: 3, oneStar: 1 };

const getList = async (_: string, { filter }: { filter?: { rating?: string } }) => ({
  data: [],
  total: COUNTS[filter?.rating ?? ''] ?? 0,
});

function Address() {
  const { search } = useLocation();
  return <output>{new URLSearchParams(search).get('filter')}</output>;
}

it('the bars show how many reviews give how many stars, and lead to them and back', async () => {
  await renderPage(
    <>
      <RatingBars />
      <Address />
    </>,
    { dataProvider: { getList, getRating: async () => undefined } },
  );
  const five = await screen.findByRole('link', { name: '5 stars: 6' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    '5 stars: 6',
    '4 stars: 3',
    '3 stars: 0',
    '2 stars: 0',
    '1 star: 1',
  ]);
  expect(screen.getByText('4.3')).toBeDefined();
  await userEvent.click(five);
  expect(screen.getByRole('status').textContent).toBe('{"rating":"fiveStar"}');
  expect(five.getAttribute('aria-current')).toBe('true');
  await userEvent.click(five);
  expect(screen.getByRole('status').textContent).toBe('{}');
});

it('the bars ask once where the back end counts the reviews itself', async () => {
  const rating = ratingOf((one) => COUNTS[one] ?? 0);
  let requested = 0;
  const getRating = async () => {
    requested += 1;
    return rating;
  };
  const reject = async () => {
    throw new Error('The reviews are not counted one by one.');
  };
  await renderPage(<RatingBars />, { dataProvider: { getList: reject, getRating } });
  expect(await screen.findByRole('link', { name: '5 stars: 6' })).toBeDefined();
  expect(screen.getByText('4.3')).toBeDefined();
  expect(requested).toBe(1);
});
