import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { readContent } from '../../../../domain/chat/message-content.ts';
import type { ContentProps } from './content-props.ts';
import { GifPicture } from './GifPicture.tsx';

/** One of our animations; a name that is not among them, from another product, gets a note. */
export function GifContent({ message }: ContentProps) {
  const translate = useTranslate();
  const read = readContent(message);
  if (read.is === 'animation') return <GifPicture gif={read.gif} width={200} />;
  return (
    <Typography sx={{ fontStyle: 'italic' }}>
      {translate('chat.message.unknownGif')} <bdi>{message.content}</bdi>
    </Typography>
  );
}
