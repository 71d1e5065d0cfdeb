import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { DropPane } from '../../chat/composer/DropPane.tsx';

type Props = { title?: string; onClose: () => void; children: ReactNode };

/**
 * The dialog of a message to many: large on a desktop, the whole screen on a phone. A file can be
 * dropped anywhere on it.
 */
export function MessageFrame({ title, onClose, children }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="lg"
      fullWidth
      fullScreen={onPhone}
    >
      <DropPane sx={COLUMN}>
        <DialogTitle id={titleId} sx={{ paddingInlineEnd: 7 }}>
          {title ?? translate('messaging.dialog.title')}
        </DialogTitle>
        <IconButton
          aria-label={translate('messaging.dialog.close')}
          data-hint={translate('messaging.dialog.close')}
          onClick={onClose}
          sx={{ position: 'absolute', top: 12, insetInlineEnd: 12 }}
        >
          <Close />
        </IconButton>
        <Box sx={COLUMN}>{children}</Box>
      </DropPane>
    </Dialog>
  );
}

const COLUMN = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } as const;
