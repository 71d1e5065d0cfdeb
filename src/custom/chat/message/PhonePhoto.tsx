import Box from '@mui/material/Box';
import { useState } from 'react';
import { useChatFile } from '../../../providers/chat/media/use-chat-file.ts';
import { fileNameOf } from '../../../providers/chat/media/use-download.ts';
import type { ContentProps } from './content-props.ts';

/** A larger photo is not loaded only to find out whether this browser can show it. */
const MOST_BYTES = 12_000_000;

/**
 * A photo in the format of phones: the picture of it that its sender's browser drew, or the photo itself
 * where this browser can show it; nothing in others.
 */
export function PhonePhoto(props: ContentProps) {
  const { message, file } = props;
  const [isShown, setShown] = useState(true);
  const { thumbnails = false } = message;
  const isWanted = thumbnails || (mayShowHeic() && (message.size ?? 0) <= MOST_BYTES);
  const { url } = useChatFile(message.content, {
    size: thumbnails ? 'large' : undefined,
    isWanted,
    local: mayShowHeic() ? file : undefined,
  });
  if (!url || !isShown) return null;
  return (
    <Box
      component="img"
      src={url}
      alt={fileNameOf(props)}
      onError={() => setShown(false)}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 320, borderRadius: 1, mb: 1 }}
    />
  );
}

/** Only the browsers of one maker read this format; the others would load the photo in vain. */
const mayShowHeic = (): boolean => /apple/i.test(navigator.vendor);
