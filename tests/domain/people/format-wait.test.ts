import { expect, test } from 'vitest';
import { formatWait } from '../../../domain/people/format-wait.ts';

test.each([
  [1, 'en-GB', '15 seconds'],
  [16, 'de', '30 Sekunden'],
  [60, 'fr', '60\u00a0secondes'],
  [61, 'de', '2 Minuten'],
  [900, 'en-GB', '15 minutes'],
  [120, 'ar-MA-u-nu-latn', 'دقيقتان'],
])('a wait of %i seconds reads in %s as "%s"', (seconds, language, reported) => {
  expect(formatWait(seconds, language)).toBe(reported);
});
