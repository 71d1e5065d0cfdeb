import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type SvgIcon from '@mui/material/SvgIcon';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from '../../../kit/dialog/use-back-closes.ts';

type Props = {
  label: string;
  icon: typeof SvgIcon;
  /** What is shown to choose from; it may close itself. */
  children: (close: () => void) => ReactNode;
  /** Called once it is closed, when the focus is free. */
  onClosed: () => void;
};

/** A button that opens something to choose from above itself. */
export function PickerButton({ label, icon: Icon, children, onClosed }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  useBackCloses(anchor !== undefined, close);
  return (
    <>
      <IconButton
        aria-label={label}
        data-hint={label}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon />
      </IconButton>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label },
          transition: { onExited: onClosed },
        }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
