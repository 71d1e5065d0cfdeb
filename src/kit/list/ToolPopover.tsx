import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

type Props = {
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** The panel below a tool that has opened it. */
export function ToolPopover({ anchor, label, onClose, children }: Props) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      {children}
    </Popover>
  );
}
