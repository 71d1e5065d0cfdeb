import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type Props = {
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
  /** Whether its contents stay while it is closed. */
  keepMounted?: boolean;
  children: ReactNode;
};

/** The panel below a tool that has opened it. */
export function ToolPopover({ anchor, label, onClose, keepMounted = false, children }: Props) {
  const horizontal = useTheme().direction === 'rtl' ? 'right' : 'left';
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      keepMounted={keepMounted}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      {children}
    </Popover>
  );
}
