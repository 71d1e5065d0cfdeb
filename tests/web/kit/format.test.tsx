import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatPhone } from '../../../domain/phone-groups.ts';
import { Dotted } from '../../../src/kit/format/Dotted.tsx';
import { formatLongDate, formatMoment, formatShortDate } from '../../../src/kit/format/dates.ts';
import { PhoneNumber, ShortDate } from '../../../src/kit/format/formats.tsx';
import { formatMoney, formatNumber, formatWeight } from '../../../src/kit/format/numbers.ts';
import { renderPage } from '../../support/web.tsx';

const plain = (text: string) => text.replace(/[\u00a0\u202f\u200f\u200e]/g, ' ').trim();

describe('dates', () => {
  test('are written as DD/MM/YY in tables and DD/MM/YYYY in forms', () => {
    expect(formatShortDate('2026-03-05')).toBe('05/03/26');
    expect(formatLongDate('2026-03-05')).toBe('05/03/2026');
  });

  test('are those of a clock in Berlin, in winter and in summer', () => {
    expect(formatMoment('2026-01-31T23:30:00.000Z')).toBe('01/02/26 00:30');
    expect(formatMoment('2026-07-31T22:30:00.000Z')).toBe('01/08/26 00:30');
  });

  test('that are invalid stay as they were typed', () => {
    expect(formatShortDate('soon')).toBe('soon');
  });

  test('have a machine-readable form', async () => {
    await renderPage(<ShortDate value="2026-03-05" />);
    expect(screen.getByText('05/03/26').closest('time')).toHaveAttribute('datetime', '2026-03-05');
  });

  test('stay on one line with their time, however narrow their column is', async () => {
    await renderPage(<ShortDate value="2026-01-31T23:30:00.000Z" withTime />);
    expect(screen.getByText('01/02/26 00:30')).toHaveStyle({ whiteSpace: 'nowrap' });
  });
});

test('a point stands between two parts, and beside none that is missing', async () => {
  await renderPage(
    <p>
      <Dotted>
        {'28 €'}
        {null}
        <b>since 3 days</b>
      </Dotted>
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^28 € · since 3 days$/);
});

test.each([
  ['en', '€1,234.50'],
  ['de', '1.234,50 €'],
  ['fr', '1 234,50 €'],
])('an amount is written as is usual in %s', (locale, text) => {
  expect(plain(formatMoney('1234.5', locale))).toBe(text);
});

test('weights below each other have the same decimals', () => {
  const column = [65, 27.4, 12.55].map((weight) => plain(formatWeight(weight, 'de', true)));
  expect(column).toEqual(['65,0 kg', '27,4 kg', '12,6 kg']);
  expect(plain(formatWeight(12.55, 'de'))).toBe('12,55 kg');
  expect(plain(formatWeight(65, 'en'))).toBe('65.0 kg');
});

test('an amount in Arabic has Western digits, as in Morocco', () => {
  expect(formatMoney('1234.5', 'ar')).toMatch(/1[.,]234[.,]50/);
});

test('a text that is not an amount stays as it is', () => {
  expect(formatMoney('a lot', 'de')).toBe('a lot');
});

test('a weight has its unit, pieces have none', () => {
  expect(plain(formatNumber(12.5, 'de', 'kg'))).toBe('12,5 kg');
  expect(formatNumber(3, 'de', 'pieces')).toBe('3');
});

test('a telephone number is grouped, and one of an unknown country is left as it is', () => {
  expect(formatPhone('+212661234567')).toBe('+212 661 234 567');
  expect(formatPhone('+4917612345678')).toBe('+49 176 123 45678');
  // The area code of Munich has two digits.
  expect(formatPhone('+4989123456789')).toBe('+49 89 123 456 789');
  expect(formatPhone('+390412345678')).toBe('+39 041 234 5678');
  expect(formatPhone('+998901234567')).toBe('+998901234567');
});

test('a telephone number runs left to right in every language', async () => {
  await renderPage(<PhoneNumber value="+212661234567" />, { locale: 'ar' });
  expect(screen.getByText('+212 661 234 567')).toHaveAttribute('dir', 'ltr');
});
