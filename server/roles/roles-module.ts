import type { Module } from '../resources/module.ts';
import { deliverRoles } from './deliver-roles.ts';
import { teamRoleHooks } from './team-role-hooks.ts';

/** The composed roles of employees. */
export const rolesModule: Module = {
  name: 'roles',
  resources: { teamRoles: { hooks: teamRoleHooks } },
  async prepare({ database, now }) {
    await deliverRoles(database, now);
    return undefined;
  },
};
