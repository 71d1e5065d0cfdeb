import { teamRoles } from '../../domain/resources/team-roles.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

const RolePartsInput = lazyPart(
  () => import('../custom/roles/RolePartsInput.tsx'),
  'RolePartsInput',
);
const RolePermissionsInput = lazyPart(
  () => import('../custom/roles/RolePermissionsInput.tsx'),
  'RolePermissionsInput',
);

export const teamRolesView = viewOf(teamRoles, {
  ...LATE_MENU.teamRoles,
  list: {
    columns: ['name', 'description', 'chat', 'updatedAt'],
    hidden: ['createdAt'],
    sort: ['name', 'ASC'],
  },
  form: [
    { section: 'role', fields: ['name', 'description', 'chat', 'parts'] },
    { section: 'permissions', fields: ['resources'] },
  ],
  // The form says in words what a role may do; only administrators come here, and may change it.
  screens: { show: false },
  inputs: { parts: RolePartsInput, resources: RolePermissionsInput },
});
