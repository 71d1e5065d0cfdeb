import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  open: boolean;
  label: string;
  onClose: () => void;
  /** Whether its contents stay while it is closed. */
  keepMounted?: boolean;
  children: ReactNode;
};

/** On a phone, what a tool opens: from below, where the thumb is, with its title and a way out. */
export function Sheet({ open, label, onClose, keepMounted = false, children }: Props) {
  const translate = useTranslate();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      // Over the page like a dialog, the top bar included.
      sx={{ zIndex: 'modal' }}
      ModalProps={{ keepMounted }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: SHEET } }}
    >
      <Box sx={HEAD}>
        <Typography component="h2" variant="subtitle1" sx={{ flex: 1, fontWeight: 600 }}>
          {label}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={CONTENT}>{children}</Box>
    </Drawer>
  );
}

const SHEET = {
  maxHeight: '85dvh',
  borderStartStartRadius: 16,
  borderStartEndRadius: 16,
  display: 'flex',
  flexDirection: 'column',
} as const;

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingInlineStart: 2,
  paddingInlineEnd: 1,
  minHeight: 52,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const CONTENT = {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  pb: 'env(safe-area-inset-bottom)',
} as const;
