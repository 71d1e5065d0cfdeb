import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  icon: ReactNode;
  /** Why the action is not possible now. */
  reason: string;
  /** The label of the action. */
  role?: 'button' | 'link';
};

const READING_TIME = 4000;

/**
 * Replaces an icon button whose action is not possible now. It is not `disabled`, because that
 * would hide the reason from keyboard, screen reader and touch users.
 */
export function UnavailableButton({ label, icon, reason, role = 'button' }: Props) {
  return (
    <Tooltip title={reason} describeChild enterTouchDelay={0} leaveTouchDelay={READING_TIME}>
      <IconButton
        size="small"
        role={role}
        aria-label={label}
        aria-disabled
        disableRipple
        sx={{ color: 'action.disabled', cursor: 'not-allowed' }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
