import Popover from '@mui/material/Popover';
import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useBackCloses } from '../dialog/use-back-closes.ts';
import { Sheet } from './Sheet.tsx';

export type ToolPopoverProps = {
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
  /** Whether its contents stay while it is closed. */
  keepMounted?: boolean;
  children: ReactNode;
};

/** What a tool opens: a panel below it, or on a phone a sheet from below. The browser's Back closes both. */
export function ToolPopover(props: ToolPopoverProps) {
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { anchor, onClose } = props;
  useBackCloses(anchor !== null, onClose);
  if (!onPhone) return <Panel {...props} />;
  const { label, keepMounted = false, children } = props;
  return (
    <Sheet open={anchor !== null} label={label} onClose={onClose} keepMounted={keepMounted}>
      {children}
    </Sheet>
  );
}

function Panel({ anchor, label, onClose, keepMounted = false, children }: ToolPopoverProps) {
  const horizontal = useTheme().direction === 'rtl' ? 'right' : 'left';
  // What opens inside of it later does not move it: its end must stay in sight.
  const above = (anchor?.getBoundingClientRect().bottom ?? 0) + 16;
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      keepMounted={keepMounted}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { maxHeight: `max(320px, calc(100dvh - ${above}px))` },
        },
      }}
    >
      {children}
    </Popover>
  );
}
