import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { appAddress, newAppSecret, stepOfCode } from '../../../server/people/app-codes.ts';
import { sealed, unsealed } from '../../../server/people/sealed-secrets.ts';

/** The secret and the codes of appendix B of RFC 6238, cut to six digits. */
const SECRET = Buffer.from('12345678901234567890');
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of RFC 6238 at %d seconds is accepted', (seconds, code) => {
  expect(stepOfCode(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test('a code is accepted one step early and one step late, and no further', () => {
  const now = new Date('2026-03-10T10:00:15Z');
  const step = Math.floor(now.getTime() / 30_000);
  const steps = [-2, -1, 0, 1, 2].map((delta) => {
    const timestamp = now.getTime() + delta * 30_000;
    const code = new TOTP({ secret: new Secret({ buffer: new Uint8Array(SECRET).buffer }) });
    return stepOfCode(SECRET, code.generate({ timestamp }), now);
  });
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('a code may be typed in groups, and nothing else counts as one', () => {
  const now = new Date(59_000);
  expect(stepOfCode(SECRET, ' 287 082 ', now)).toBe(1);
  for (const typed of ['', '28708', '2870822', '28708a', '٢٨٧٠٨٢', '-287082'.repeat(2)]) {
    expect(stepOfCode(SECRET, typed, now)).toBeUndefined();
  }
});

test('an app reads the same secret from the picture as from the text', () => {
  const bytes = newAppSecret();
  expect(bytes).toHaveLength(20);
  const { secret, address } = appAddress(bytes, '+4915112345678');
  const read = new URL(address);
  expect([read.protocol, read.host]).toEqual(['otpauth:', 'totp']);
  expect(Object.fromEntries(read.searchParams)).toMatchObject({
    issuer: 'Jisr',
    secret,
    digits: '6',
    period: '30',
  });
});

test('a sealed secret opens with its key and for its owner only', () => {
  const key = { secondFactorKey: 'k'.repeat(32) };
  const stored = sealed(SECRET, 'amina', key);
  expect(stored.secret.includes(SECRET)).toBe(false);
  expect(unsealed(stored, 'amina', key)).toEqual(SECRET);
  expect(() => unsealed(stored, 'karim', key)).toThrow();
  expect(() => unsealed(stored, 'amina', { secondFactorKey: 'o'.repeat(32) })).toThrow();
  expect(() => unsealed(stored, 'amina', { secondFactorKey: undefined })).toThrow();
  const plain = sealed(SECRET, 'amina', { secondFactorKey: undefined });
  expect(unsealed(plain, 'amina', key)).toEqual(SECRET);
});
