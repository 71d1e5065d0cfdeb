import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { berlinMoment, berlinTime } from '../../../domain/berlin-clock.ts';
import { addDays } from '../../../domain/calendar-days.ts';
import { STAFF_ROLES } from '../../../domain/staff-roles.ts';
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

/** When a snoozed line comes back: the office opens at seven. */
const MORNING_MINUTE = 7 * 60;
const HOUR_MS = 60 * 60 * 1000;

const morningIn = (days: number): string => {
  const day = addDays(berlinTime(new Date()).day, days);
  return berlinMoment({ day, minute: MORNING_MINUTE }).toISOString();
};

const SNOOZES = [
  ['hours', () => new Date(Date.now() + 2 * HOUR_MS).toISOString()],
  ['tomorrow', () => morningIn(1)],
  ['week', () => morningIn(7)],
] as const;

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
      <ListSubheader sx={{ lineHeight: 2.5 }}>{translate('overview.work.snooze')}</ListSubheader>
      {SNOOZES.map(([name, until]) => (
        <MenuItem key={name} onClick={() => onChoose({ snoozedUntil: until() })}>
          {translate(`overview.work.snoozes.${name}`)}
        </MenuItem>
      ))}
      <ListSubheader sx={{ lineHeight: 2.5 }}>{translate('overview.work.give')}</ListSubheader>
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
