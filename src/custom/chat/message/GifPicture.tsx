import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Gif } from '../../../../domain/chat/gifs.ts';

const HEIGHT_PER_WIDTH = 160 / 200;

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
        width={width}
        height={Math.round(width * HEIGHT_PER_WIDTH)}
        sx={{ display: 'block', maxWidth: '100%', height: 'auto' }}
      />
    </picture>
  );
}
