import { expect, test } from 'vitest';
import { users } from '../../../domain/resources/users.ts';
import { uncompared } from '../../../src/kit/conflict/compared-fields.ts';

test('a password that was typed is carried over into a merge, since it is never compared', () => {
  const typed = { phone: '+4915112345678', password: 'typed', currentPassword: 'known' };
  expect(uncompared(users.fields, typed)).toEqual({ password: 'typed', currentPassword: 'known' });
});
