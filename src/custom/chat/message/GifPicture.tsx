import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Gif } from '../../../../domain/chat/gifs.ts';

/** The space is reserved before the picture arrives: else the menu would grow out of the window. */
const SHAPE = '200 / 160';

/** An animation with its name; a still picture for those who want less motion. */
export function GifPicture({ gif, width }: { gif: Gif; width: number }) {
  const translate = useTranslate();
  return (
    <picture>
      <source srcSet={`/gifs/${gif}-still.svg`} media="(prefers-reduced-motion: reduce)" />
      <Box
        component="img"
        src={`/gifs/${gif}.svg`}
        alt={translate(`chat.message.gifs.${gif}`)}
        sx={{ display: 'block', width, maxWidth: '100%', aspectRatio: SHAPE }}
      />
    </picture>
  );
}
