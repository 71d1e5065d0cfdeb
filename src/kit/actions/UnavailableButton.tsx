import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  icon: ReactNode;
  /** Why the action is not possible now. */
  reason: string;
  /** The label of the action. */
  role?: 'button' | 'link';
};

/**
 * Replaces an icon button whose action is not possible now. It is not `disabled`, because that
 * would hide the reason from keyboard, screen reader and touch users.
 */
export function UnavailableButton({ label, icon, reason, role = 'button' }: Props) {
  const id = useId();
  return (
    <IconButton
      size="small"
      role={role}
      aria-label={label}
      aria-describedby={id}
      aria-disabled
      data-hint={reason}
      disableRipple
      sx={{ color: 'action.disabled', cursor: 'not-allowed' }}
    >
      {icon}
      <span id={id} hidden>
        {reason}
      </span>
    </IconButton>
  );
}
