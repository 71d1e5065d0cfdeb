import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { STAFF_ROLES } from '../../../domain/staff-roles.ts';
import { SNOOZES } from '../../../domain/worklist/snoozes.ts';
import type { WorkLine } from '../../../domain/worklist/work-lines.ts';
import { colleagueItems } from '../../kit/people/colleague-items.tsx';
import { useStaff } from '../../kit/people/use-staff.ts';
import type { WorkLineChange } from '../../providers/worklist-methods.ts';
import { useLineChange } from './use-worklist.ts';

/** Snoozes a line, or gives it to somebody. */
export function LineMenu({ line, label }: { line: WorkLine; label: string }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { change } = useLineChange(line.line);
  const close = () => setAnchor(null);
  const title = translate('overview.work.menu', { line: label });
  return (
    <>
      <IconButton
        aria-label={title}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ position: 'relative', zIndex: 1, width: 44, height: 44 }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Choices
          anchor={anchor}
          line={line}
          onClose={close}
          onChoose={(chosen) => {
            close();
            change(chosen);
          }}
        />
      )}
    </>
  );
}

type ChoicesProps = {
  anchor: HTMLElement;
  line: WorkLine;
  onChoose: (change: WorkLineChange) => void;
  onClose: () => void;
};

function Choices({ anchor, line, onChoose, onClose }: ChoicesProps) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { people } = useStaff({ role: STAFF_ROLES, status: 'active' });
  const self = String(identity?.id ?? '');
  const assigned = line.assignedTo?._id;
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {line.snoozedUntil && (
        <MenuItem onClick={() => onChoose({ snoozedUntil: null })}>
          {translate('overview.work.showAgain')}
        </MenuItem>
      )}
      <ListSubheader role="none" sx={{ lineHeight: 2.5 }}>
        {translate('overview.work.snooze')}
      </ListSubheader>
      {SNOOZES.map(([name, until]) => (
        <MenuItem
          key={name}
          onClick={() => onChoose({ snoozedUntil: until(new Date()).toISOString() })}
        >
          {translate(`overview.work.snoozes.${name}`)}
        </MenuItem>
      ))}
      <ListSubheader role="none" sx={{ lineHeight: 2.5 }}>
        {translate('overview.work.give')}
      </ListSubheader>
      <MenuItem selected={assigned === self} onClick={() => onChoose({ assignedTo: self })}>
        {translate('overview.work.toMe')}
      </MenuItem>
      {colleagueItems({ people, self, assigned, onChoose: (id) => onChoose({ assignedTo: id }) })}
      {assigned !== undefined && (
        <MenuItem onClick={() => onChoose({ assignedTo: null })}>
          {translate('overview.work.toNobody')}
        </MenuItem>
      )}
    </Menu>
  );
}
