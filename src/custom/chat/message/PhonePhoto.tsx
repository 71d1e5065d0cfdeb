import Box from '@mui/material/Box';
import { useState } from 'react';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import { useChatFile } from '../../../providers/chat/media/use-chat-file.ts';
import type { ContentProps } from './content-props.ts';

/** A larger photo is not loaded only to find out whether this browser can show it. */
const MOST_BYTES = 12_000_000;

/**
 * A photo in the format of phones: the picture of it that its sender's browser drew, or the photo itself
 * where this browser can show it; nothing in others.
 */
export function PhonePhoto(props: ContentProps) {
  const { name, address, preview, size = 0 } = fileOf(props);
  const [isShown, setShown] = useState(true);
  const isWanted = preview !== undefined || (mayShowHeic() && size <= MOST_BYTES);
  const { url } = useChatFile(address, {
    size: preview,
    isWanted,
    local: mayShowHeic() ? props.file : undefined,
  });
  if (!url || !isShown) return null;
  return (
    <Box
      component="img"
      src={url}
      alt={name}
      onError={() => setShown(false)}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 320, borderRadius: 1, mb: 1 }}
    />
  );
}

/** Only the browsers of one maker read this format; the others would load the photo in vain. */
const mayShowHeic = (): boolean => /apple/i.test(navigator.vendor);
