import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import { useChatFile } from '../../../providers/chat/media/use-chat-file.ts';
import { useInSight } from '../../../providers/use-in-sight.ts';
import type { ContentProps } from './content-props.ts';

type Props = ContentProps & { label: string; onOpen: () => void };

/** A larger file is not loaded only to draw its first page. */
const MOST_BYTES = 3_000_000;

/**
 * The top of the first page of a PDF: the server's small picture of it, or drawn here once it comes
 * into view. It is a picture only; what opens the file for the keyboard stands below it.
 */
export function FirstPage({ message, file, label, onOpen }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(place, '0px');
  const { address, preview, size = 0 } = fileOf({ message, file });
  const isSmall = preview !== undefined && !file;
  const small = useChatFile(address, { size: 'large', isWanted: isSmall });
  const isDrawn = !isSmall && isSeen && size <= MOST_BYTES;
  const whole = useChatFile(address, {
    isWanted: isDrawn,
    local: isDrawn ? file : undefined,
  });
  const page = useDrawnPage(isDrawn ? whole.blob : undefined);
  const hasNone = small.hasFailed || whole.hasFailed || page.hasFailed || size > MOST_BYTES;
  const url = small.url ?? page.url;
  if (hasNone && !url) return null;
  return (
    <Box ref={place} onClick={onOpen} title={label} sx={SHEET}>
      {url && <Box component="img" src={url} alt="" sx={{ display: 'block', width: '100%' }} />}
    </Box>
  );
}

/** A picture of the first page, drawn by the engine of the preview, which is loaded for it. */
function useDrawnPage(blob: Blob | undefined) {
  const [drawn, setDrawn] = useState<{ of: Blob; url?: string }>();
  useEffect(() => {
    if (!blob) return undefined;
    let isUnmounted = false;
    let made: string | undefined;
    const draw = async () => {
      const { pictureOfFirstPage } = await import('../../../features/pdf-preview/first-page.ts');
      const picture = await pictureOfFirstPage(blob);
      if (isUnmounted) return;
      made = URL.createObjectURL(picture);
      setDrawn({ of: blob, url: made });
    };
    draw().catch(() => !isUnmounted && setDrawn({ of: blob }));
    return () => {
      isUnmounted = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [blob]);
  const own = drawn && drawn.of === blob ? drawn : undefined;
  return { url: own?.url, hasFailed: own !== undefined && !own.url };
}

/** The page stays white in the dark theme. */
const SHEET = {
  width: 300,
  maxWidth: '100%',
  height: 150,
  overflow: 'hidden',
  borderRadius: 1,
  mb: 1,
  bgcolor: '#ffffff',
  border: '1px solid',
  borderColor: 'divider',
  cursor: 'pointer',
} as const;
