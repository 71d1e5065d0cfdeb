import type { TeamRole } from '../../domain/resources/team-roles.ts';
import { deliverRoles } from '../../server/roles/deliver-roles.ts';
import type { Client } from './client.ts';
import { freshPhone, type WireUser } from './records.ts';
import { PASSWORD, signIn, type TestServer } from './server.ts';

/** The ready-made roles of a server, by their names; a start delivers them. */
export async function readyMadeRoles(
  server: TestServer,
  admin: Client,
): Promise<ReadonlyMap<string, TeamRole & { _id: string }>> {
  await deliverRoles(server.database, new Date());
  const { body } = await admin.get<{ data: readonly (TeamRole & { _id: string })[] }>('auth/roles');
  return new Map(body.data.map((role) => [role.name, role]));
}

/** A new employee with a composed role, added by an administrator and signed in. */
export async function addEmployee(
  server: TestServer,
  admin: Client,
  { teamRole, ...rest }: { readonly teamRole: string } & Record<string, unknown>,
): Promise<Client & { readonly user: WireUser }> {
  const { status, body } = await admin.post<{ data: WireUser }>('auth/users', {
    firstName: 'Driss',
    lastName: 'Probe',
    phone: freshPhone(),
    password: PASSWORD,
    role: 'employee',
    teamRole,
    ...rest,
  });
  if (status !== 201) throw new Error(`An employee was answered with ${JSON.stringify(body)}.`);
  return { ...(await signIn(server, body.data.phone)), user: body.data };
}
