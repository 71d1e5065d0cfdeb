import { expect, test } from 'vitest';
import { formatWait } from '../../src/custom/session/format-wait.ts';

test.each([
  [1, 'en', '15 seconds'],
  [16, 'de', '30 Sekunden'],
  [60, 'fr', '60\u00a0secondes'],
  [61, 'de', '2 Minuten'],
  [900, 'en', '15 minutes'],
  [120, 'ar', 'دقيقتان'],
])('a wait of %i seconds reads in %s as "%s"', (seconds, locale, said) => {
  expect(formatWait(seconds, locale)).toBe(said);
});
