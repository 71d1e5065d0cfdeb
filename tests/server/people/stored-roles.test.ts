import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkStoredRoles } from '../../../server/people/check-stored-roles.ts';
import { addPerson, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('the table of people holds any role, and a start with one that is not declared names it', async () => {
  await addPerson(server, 'admin');
  await addPerson(server, 'customer');
  await checkStoredRoles(server.database);
  await addPerson(server, 'pilot');
  await addPerson(server, 'driver');
  await addPerson(server, 'driver');
  await expect(checkStoredRoles(server.database)).rejects.toThrow(
    /not declared:\n- "driver", the role of 2 people in the table users\.\n- "pilot", the role of 1 person in the table users\.\nDeclare it again in domain\/roles .*Declared are: admin, customer\./,
  );
  await server.database
    .updateTable('users')
    .set({ role: 'customer' })
    .where('role', 'not in', ['admin', 'customer'])
    .execute();
  await checkStoredRoles(server.database);
});
