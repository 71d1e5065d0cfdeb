import { expect, test } from 'vitest';
import { StartError } from '../../../server/database/start-error.ts';
import { addFirstAdministrator } from '../../../server/people/first-administrator.ts';
import { addPerson, startServer } from '../../support/server.ts';

test('an operator whose ADMIN_PHONE is a customer’s is notified, and no user is changed', async () => {
  await using server = await startServer();
  const customer = await addPerson(server, 'customer');
  const config = { adminPhone: customer.phone, adminPassword: 'a-password-of-the-tests' };
  const rejected = await addFirstAdministrator(server.database, config).catch((error) => error);
  expect(rejected).toBeInstanceOf(StartError);
  expect(rejected.message).toMatch(/ADMIN_PHONE \(\+\d+\) is the number of customer T-/);
  const people = await server.database.selectFrom('users').select(['id', 'role']).execute();
  expect(people).toEqual([{ id: customer.id, role: 'customer' }]);
});

test('an operator with a number of their own becomes the administrator, once', async () => {
  await using server = await startServer();
  await addPerson(server, 'customer');
  const config = { adminPhone: '+212600000000', adminPassword: undefined };
  const first = await addFirstAdministrator(server.database, config);
  expect(first).toMatchObject({ phone: config.adminPhone, madeUp: true });
  expect(await addFirstAdministrator(server.database, config)).toBeUndefined();
});
