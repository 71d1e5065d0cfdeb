import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';
import { readConfig } from '../../../server/base/config.ts';
import { phoneNumbers, toE164 } from '../../../server/base/phone-numbers.ts';

test.each(['+49 151 234 56 789', '0049 (0)151 234 56 789', ' +4915123456789 '])(
  'a number typed as %j is the same at sign-in, in a record and in the environment',
  (typed) => {
    expect(phoneNumbers(typed)).toEqual(['+4915123456789']);
    expect(toE164(typed)).toBe('+4915123456789');
    expect(readConfig({ ADMIN_PHONE: typed }).adminPhone).toBe('+4915123456789');
  },
);

test('a number without its country code is guessed at sign-in only', () => {
  expect(phoneNumbers('0661000011')[0]).toBe('+212661000011');
  expect(toE164('0661000011')).toBe('0661000011');
  expect(() => readConfig({ ADMIN_PHONE: '0661000011' })).toThrow('with its country');
});

test('a plus sign that a query string has turned into a space is understood', () => {
  expect(toE164(' 212661000011')).toBe('+212661000011');
});

test('one place of the server reads telephone numbers', async () => {
  const files = globSync('server/**/*.ts');
  const readers = await Promise.all(
    files.map(async (file) =>
      (await readFile(file, 'utf8')).includes("from 'libphonenumber-js") ? [file] : [],
    ),
  );
  expect(readers.flat()).toEqual(['server/base/phone-numbers.ts']);
});
