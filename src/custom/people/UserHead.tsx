import Add from '@mui/icons-material/Add';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isClientRole, isCustomerRole } from '../../../domain/access.ts';
import { chatAddress } from '../../../domain/chat/chat-address.ts';
import { nameOf } from '../../../domain/people/full-name.ts';
import { commands } from '../../../domain/resources/commands.ts';
import type { User } from '../../../domain/resources/users.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { Avatar } from '../../kit/files/Avatar.tsx';
import { Code, PhoneNumber, ShortDate } from '../../kit/format/formats.tsx';
import { Urgency } from '../../kit/urgency/Urgency.tsx';
import { useLacks } from '../../providers/use-capabilities.ts';
import { LookButton } from './LookButton.tsx';
import { newOrderOf } from './new-order-of.ts';

type Props = { user: User; onEdit: () => void };

/** Who it is, at a glance, and what is done with them most often. */
export function UserHead({ user, onEdit }: Props) {
  const translate = useTranslate();
  const { create } = useAccess(commands);
  const isCustomer = isCustomerRole(user.role);
  const lacks = useLacks();
  const hasChat = isClientRole(user.role) && !lacks('conversation');
  return (
    <Box sx={HEAD}>
      <Avatar photo={user.photo} size={56} />
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography component="h2" sx={{ fontSize: 20, fontWeight: 650 }}>
          <bdi>{nameOf(user)}</bdi>
        </Typography>
        <UserFacts user={user} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isCustomer && create && (
          <Button
            size="small"
            variant="contained"
            startIcon={<Add />}
            component={Link}
            to="/commands/create"
            state={newOrderOf(user)}
          >
            {translate('people.newOrder')}
          </Button>
        )}
        {hasChat && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<ChatOutlined />}
            component={Link}
            to={chatAddress(user.id)}
            state={{ user }}
          >
            {translate('conversation.open')}
          </Button>
        )}
        <LookButton user={user} />
        <Button size="small" startIcon={<EditOutlined />} onClick={onEdit}>
          {translate('people.edit')}
        </Button>
      </Box>
    </Box>
  );
}

/** The number, the phone, the tour, and since when; a blocked account is marked. */
function UserFacts({ user }: { user: User }) {
  const translate = useTranslate();
  const { code, phone, tour, role, status, createdAt } = user;
  const isCustomer = isCustomerRole(role);
  return (
    <Typography variant="body2" color="text.secondary" component="div" sx={FACTS}>
      <Code value={code} />
      {!isCustomer && <span>{translate(choiceLabelKey('users', 'role', role))}</span>}
      {status === 'blocked' && (
        <Urgency level="overdue">{translate(choiceLabelKey('users', 'status', status))}</Urgency>
      )}
      <PhoneNumber value={phone} />
      {tour?.Tname && <bdi>{[tour.Tname, tour.SubsCribedCity].filter(Boolean).join(' · ')}</bdi>}
      {isCustomer && (
        <span>
          {translate('people.since')} <ShortDate value={createdAt} />
        </span>
      )}
    </Typography>
  );
}

const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2.5 } as const;
const FACTS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  fontVariantNumeric: 'tabular-nums',
} as const;
