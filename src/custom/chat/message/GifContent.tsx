import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { GIFS } from '../../../../domain/chat/gifs.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { GifPicture } from './GifPicture.tsx';

/** One of our animations. A name that is not among them comes from another product, and is said. */
export function GifContent({ name }: { name: string }) {
  const translate = useTranslate();
  if (isOneOf(GIFS, name)) return <GifPicture gif={name} width={200} />;
  return (
    <Typography sx={{ fontStyle: 'italic' }}>
      {translate('chat.message.unknownGif')} <bdi>{name}</bdi>
    </Typography>
  );
}
