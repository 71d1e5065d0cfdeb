import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  icon: ReactNode;
  /** Why it cannot be done now. */
  reason: string;
  /** What it would be if it could. */
  role?: 'button' | 'link';
};

const READING_TIME = 4000;

/**
 * Stands in place of an icon button whose action is not possible now. It is not `disabled`: that would
 * keep the reason from the keyboard, from screen readers and from a finger.
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
