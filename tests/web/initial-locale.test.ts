import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../domain/fields.ts';
import { initialLocale } from '../../src/i18n/initial-locale.ts';
import { apiUrlOf } from '../../src/providers/api-url.ts';

describe('somebody who opens the product', () => {
  test.each([
    ['de', ['fr-FR'], 'de'],
    [undefined, ['fr-FR', 'de'], 'fr'],
    [undefined, ['es-ES', 'ar-MA', 'en'], 'ar'],
    [undefined, ['es'], 'en'],
    [undefined, [], 'en'],
    ['xx', ['DE-at'], 'de'],
  ] as const)('with %s chosen and a browser in %s reads %s', (stored, wanted, shown) => {
    expect(initialLocale(stored, wanted)).toBe(shown);
  });

  test('reads one of the four languages, whatever the browser prefers', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.string()), (stored, wanted) => {
        expect(LOCALES).toContain(initialLocale(stored, wanted));
      }),
    );
  });
});

describe('a build of the web client', () => {
  test.each([
    [undefined, '/api/v1'],
    ['', '/api/v1'],
    ['https://api.example.com', 'https://api.example.com/api/v1'],
    ['https://api.example.com/', 'https://api.example.com/api/v1'],
    ['https://api.example.com/api/v1/', 'https://api.example.com/api/v1'],
  ])('that is configured for %s calls %s', (backEnd, url) => {
    expect(apiUrlOf(backEnd)).toBe(url);
  });
});
