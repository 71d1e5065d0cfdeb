import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeitwegId } from '../../../domain/company/identifiers.ts';

/** Made up; its check digits are right. */
const RIGHT = '99123456-BEISPIEL-45';

describe('a Leitweg-ID', () => {
  it.each([RIGHT, '04011000-12345-03'])('%s is accepted', (id) => {
    expect(isLeitwegId(id)).toBe(true);
  });

  it.each([
    ['with other check digits', '99123456-BEISPIEL-46'],
    ['without hyphens', '99123456BEISPIEL45'],
    ['with a finer part of nothing', '99123456--45'],
    ['in small letters', '99123456-beispiel-45'],
    ['of nothing', ''],
  ])('%s is rejected', (_what, id) => {
    expect(isLeitwegId(id)).toBe(false);
  });

  it('with two neighbouring digits of its fine part swapped is rejected', () => {
    const first = RIGHT.indexOf('-') + 1;
    const last = RIGHT.lastIndexOf('-') - 2;
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), (at) => {
        const [one = '', other = ''] = RIGHT.slice(at, at + 2);
        const swapped = RIGHT.slice(0, at) + other + one + RIGHT.slice(at + 2);
        expect(isLeitwegId(swapped)).toBe(one === other);
      }),
    );
  });
});
