import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { THUMBNAIL_EDGES, type ThumbnailSize } from '../../../domain/chat/message.ts';
import { useInSight } from '../../providers/use-in-sight.ts';
import { useStoredFile } from './use-stored-file.ts';

type Props = {
  /** Its stored name. */
  name: string | undefined;
  /** The width of its box in pixels of the page, at most. */
  width: number;
  ratio: readonly [number, number];
  alt: string;
};

/** The smallest copy that fills a box on this display; the whole picture if none does. */
function sizeFor(width: number): ThumbnailSize | undefined {
  const wanted = width * (globalThis.devicePixelRatio || 1);
  const sizes = Object.entries(THUMBNAIL_EDGES) as [ThumbnailSize, number][];
  // Up to a tenth too small is not seen.
  return sizes.find(([, edge]) => edge >= wanted * 0.9)?.[0];
}

/**
 * A stored picture in a box of a fixed shape, so that nothing shifts when it arrives. It is fetched in
 * the size that the box needs, once it comes near the visible part of the page.
 */
export function StoredPicture({ name, width, ratio: [across, down], alt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(box, '200px');
  const { url, isMissing } = useStoredFile(isSeen ? name : undefined, sizeFor(width));
  return (
    <Box ref={box} sx={{ ...BOX, aspectRatio: `${across} / ${down}` }}>
      {url && <Box component="img" src={url} alt={alt} draggable={false} sx={FILLED} />}
      {isMissing && <BrokenImageOutlined color="disabled" titleAccess={alt || undefined} />}
    </Box>
  );
}

const BOX = {
  width: '100%',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  bgcolor: 'action.hover',
} as const;
const FILLED = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } as const;
