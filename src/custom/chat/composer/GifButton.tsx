import GifBoxOutlined from '@mui/icons-material/GifBoxOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { GIFS, type Gif } from '../../../../domain/chat/gifs.ts';
import { useBackCloses } from '../../../kit/dialog/use-back-closes.ts';
import { GifPicture } from '../message/GifPicture.tsx';

type Props = { onGif: (gif: Gif) => void; onClosed: () => void };

/** The eight animations; a press sends one. */
export function GifButton({ onGif, onClosed }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  useBackCloses(anchor !== undefined, close);
  const label = translate('chat.composer.gif');
  return (
    <>
      <IconButton
        aria-label={label}
        data-hint={label}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <GifBoxOutlined />
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
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 1, p: 1 }}>
          {GIFS.map((gif) => (
            <ButtonBase
              key={gif}
              sx={{ borderRadius: 2 }}
              onClick={() => {
                onGif(gif);
                close();
              }}
            >
              <GifPicture gif={gif} width={140} />
            </ButtonBase>
          ))}
        </Box>
      </Popover>
    </>
  );
}
