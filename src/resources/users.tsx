import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Stack from '@mui/material/Stack';
import { lazy } from 'react';
import { ADMINISTRATOR_ROLES, isCustomerRole } from '../../domain/access.ts';
import { CONSENT_PATHS, OPT_OUT_PATHS } from '../../domain/messages/consent.ts';
import { users } from '../../domain/resources/users.ts';
import { tableImport } from '../features/import/table-import.tsx';
import { ChoiceCell, CodeCell, StatusChip } from '../kit/cells/cells.tsx';
import { Avatar } from '../kit/files/Avatar.tsx';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { CellProps } from '../kit/view/props.ts';
import { viewOf } from '../kit/view/view.ts';

const inputs = () => import('../custom/messages/consent/consent-inputs.tsx');
const StopInput = lazyPart(inputs, 'StopInput');
const UserCreation = lazy(() => import('../custom/people/UserCreation.tsx'));
const UserPage = lazy(() => import('../custom/people/UserPage.tsx'));

const ASSIGNMENT_PATHS = ['assignment.tours', 'assignment.trips', 'assignment.cities'] as const;

export const usersView = viewOf(users, {
  icon: PeopleOutlined,
  menu: { section: 'customers', order: 4 },
  list: {
    columns: ['name', 'role', 'code', 'phone', 'zipcode', 'cityName', 'tour.Tname', 'status'],
    hidden: ['oldNumber', 'address', 'notes', 'language', 'createdAt', 'updatedAt'],
    badges: ['role', 'status'],
    split: 'role',
    sort: ['name', 'ASC'],
  },
  form: [
    {
      section: 'identity',
      fields: ['firstName', 'lastName', 'photo', 'language', 'oldNumber', 'notes'],
    },
    { section: 'contact', fields: ['phone'] },
    { section: 'address', fields: ['address', 'zipcode', 'cityName'] },
    { section: 'tour', fields: ['tour._id', 'tour.SubsCribedCity'] },
    {
      section: 'messages',
      fields: [...CONSENT_PATHS, ...OPT_OUT_PATHS],
    },
    {
      section: 'access',
      fields: ['role', 'teamRole', ...ASSIGNMENT_PATHS, 'status', 'password', 'currentPassword'],
    },
  ],
  cells: {
    name: PersonCell,
    photo: PhotoCell,
    role: RoleCell,
    status: UserStatus,
    code: CodeCell,
  },
  inputs: {
    'consent.chat': lazyPart(inputs, 'ConsentInput'),
    ...Object.fromEntries(OPT_OUT_PATHS.map((path) => [path, StopInput])),
  },
  screens: { create: UserCreation, edit: UserPage },
  // Nobody becomes a member of staff by a table, and a stop word is taken back by its customer alone.
  adding: [
    tableImport(users, { without: ['role', 'teamRole', ...ASSIGNMENT_PATHS, ...OPT_OUT_PATHS] }),
  ],
});

function PersonCell({ value, record }: CellProps) {
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Avatar photo={record.photo} />
      <bdi>{String(value ?? '')}</bdi>
    </Stack>
  );
}

function PhotoCell({ value }: CellProps) {
  return <Avatar photo={typeof value === 'string' ? value : undefined} size={64} />;
}

const ROLE_COLORS = Object.fromEntries(
  ADMINISTRATOR_ROLES.map((role) => [role, 'primary' as const]),
);

/** Makes the few members of staff stand out among hundreds of customers. */
function RoleCell(props: CellProps) {
  return isCustomerRole(props.value) ? (
    <ChoiceCell {...props} />
  ) : (
    <StatusChip {...props} colors={ROLE_COLORS} />
  );
}

function UserStatus(props: CellProps) {
  return <StatusChip {...props} colors={{ active: 'success', blocked: 'error' }} />;
}
