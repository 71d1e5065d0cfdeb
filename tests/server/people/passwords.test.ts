import { expect, it } from 'vitest';
import { hashPassword, isPassword } from '../../../server/people/passwords.ts';

const LONG = 'eine lange Reihe von Wörtern, die niemand errät, '.repeat(4).slice(0, 200);

it('a password of 200 characters counts to its last one', async () => {
  const stored = await hashPassword(LONG);
  expect(await isPassword(LONG, stored)).toBe(true);
  expect(await isPassword(`${LONG.slice(0, -1)}!`, stored)).toBe(false);
  expect(await isPassword(LONG.toUpperCase(), stored)).toBe(false);
});

it('a password is stored as an argon2id hash with 19 MiB and two passes, and a salt of its own', async () => {
  const [one, other] = [await hashPassword(LONG), await hashPassword(LONG)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});
