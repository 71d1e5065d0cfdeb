import GifBoxOutlined from '@mui/icons-material/GifBoxOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { GIFS, type Gif } from '../../../../domain/chat/gifs.ts';
import { GifPicture } from '../message/GifPicture.tsx';
import { PickerButton } from './PickerButton.tsx';

type Props = { onGif: (gif: Gif) => void; onClosed: () => void };

/** The eight animations; a press chooses one. */
export function GifButton({ onGif, onClosed }: Props) {
  const translate = useTranslate();
  return (
    <PickerButton label={translate('chat.composer.gif')} icon={GifBoxOutlined} onClosed={onClosed}>
      {(close) => (
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
      )}
    </PickerButton>
  );
}
