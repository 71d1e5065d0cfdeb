import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';
import { useBackCloses } from '../../kit/dialog/use-back-closes.ts';
import type { PopupProps } from '../../kit/popup/use-popup.ts';

/** What a menu of the top bar is given. */
export type BarMenuProps = PopupProps & { readonly id: string; readonly label: string };

/** A small menu below an icon of the top bar; the button of the browser that goes back closes it. */
export function BarMenu({
  id,
  label,
  anchor,
  onClose,
  children,
}: BarMenuProps & { children: ReactNode }) {
  useBackCloses(anchor !== null, onClose);
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label }, paper: { sx: { minWidth: 180 } } }}
    >
      {children}
    </Menu>
  );
}
