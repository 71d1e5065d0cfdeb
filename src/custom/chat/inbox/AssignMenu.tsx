import PersonPinOutlined from '@mui/icons-material/PersonPinOutlined';
import MuiAvatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ANSWERING_ROLES } from '../../../../domain/access.ts';
import type { Conversation } from '../../../../domain/chat/conversation.ts';
import { isolated } from '../../../i18n/languages.ts';
import { colleagueItems } from '../../../kit/people/colleague-items.tsx';
import { useStaff } from '../../../kit/people/use-staff.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { initialsOf } from './initials.ts';

type Assigned = NonNullable<Conversation['assignedTo']> | null;
type Props = { assignedTo: Assigned; onChoose: (userId: string | null) => void };

/** Who answers the customer: oneself, a colleague or nobody. */
export function AssignMenu({ assignedTo, onChoose }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = assignedTo
    ? translate('chat.inbox.team.assign', { name: isolated(assignedTo.name) })
    : translate('chat.inbox.team.assignNobody');
  const close = () => setAnchor(undefined);
  return (
    <>
      <IconButton
        aria-label={label}
        data-hint={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {assignedTo ? (
          <MuiAvatar sx={{ width: 28, height: 28, fontSize: 12, bgcolor: 'primary.main' }}>
            {initialsOf(assignedTo.name)}
          </MuiAvatar>
        ) : (
          <PersonPinOutlined />
        )}
      </IconButton>
      {anchor && (
        <People
          anchor={anchor}
          assigned={assignedTo?._id}
          onClose={close}
          onChoose={(id) => {
            close();
            if (id !== (assignedTo?._id ?? null)) onChoose(id);
          }}
        />
      )}
    </>
  );
}

type PeopleProps = {
  anchor: HTMLElement;
  assigned: string | undefined;
  onChoose: (userId: string | null) => void;
  onClose: () => void;
};

function People({ anchor, assigned, onChoose, onClose }: PeopleProps) {
  const translate = useTranslate();
  const { self } = useChat();
  const { people, isPending } = useStaff({ role: ANSWERING_ROLES });
  const colleagues = colleagueItems({ people, self: self.id, assigned, onChoose });
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem selected={assigned === self.id} onClick={() => onChoose(self.id)}>
        {translate('chat.inbox.team.toMe')}
      </MenuItem>
      <MenuItem selected={assigned === undefined} onClick={() => onChoose(null)}>
        {translate('chat.inbox.team.toNobody')}
      </MenuItem>
      <ListSubheader role="none" sx={{ lineHeight: 2.5 }}>
        {translate(
          isPending || colleagues.length > 0
            ? 'chat.inbox.team.colleagues'
            : 'chat.inbox.team.noColleagues',
        )}
      </ListSubheader>
      {colleagues}
    </Menu>
  );
}
