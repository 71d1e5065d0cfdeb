import { expect, it } from 'vitest';
import { NUMBER_LOCALES } from '../../domain/number-locales.ts';

it('Arabic names the months as Morocco does, in Western digits', () => {
  const written = new Intl.DateTimeFormat(NUMBER_LOCALES.ar, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const months = 'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر'.split(' ');
  expect(months.map((_, index) => written.format(Date.UTC(2026, index, 5)))).toEqual(
    months.map((month) => `5 ${month} 2026`),
  );
});
