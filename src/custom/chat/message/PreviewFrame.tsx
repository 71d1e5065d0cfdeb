import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import type { ContentProps } from './content-props.ts';
import { DownloadButton } from './FileCard.tsx';

type Props = {
  shown: ContentProps;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** The frame of what is looked at over the conversation: its name, the download, and the way back. */
export function PreviewFrame({ shown, onClose, onKeyDown, children }: Props) {
  const translate = useTranslate();
  return (
    <DialogFrame
      fills="everywhere"
      isLayer
      onClose={onClose}
      {...(onKeyDown && { onKeyDown })}
      surface={SQUARE}
    >
      {(titleId) => (
        <>
          <Box sx={BAR}>
            <Typography id={titleId} component="h2" noWrap sx={{ flex: 1, fontWeight: 600 }}>
              <bdi>{fileOf(shown).name}</bdi>
            </Typography>
            <DownloadButton key={shown.message.content} {...shown} />
            <IconButton
              color="inherit"
              aria-label={translate('common.close')}
              data-hint={translate('common.close')}
              onClick={onClose}
            >
              <Close />
            </IconButton>
          </Box>
          {children}
        </>
      )}
    </DialogFrame>
  );
}

const SQUARE = { borderRadius: 0 } as const;

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
