import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import { useChatFile } from '../../../providers/chat/media/use-chat-file.ts';
import type { ContentProps } from './content-props.ts';
import { PictureBar } from './PictureBar.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { Unloadable } from './Unloadable.tsx';
import { useZoom } from './use-zoom.ts';

type Props = {
  first: ContentProps;
  /** All pictures of the conversation in their order. */
  pictures: readonly ContentProps[];
  onClose: () => void;
};

/** The pictures of the conversation over it, one at a time, to be enlarged and walked through. */
export default function PicturePreview({ first, pictures, onClose }: Props) {
  const [shown, setShown] = useState(first);
  const at = pictures.findIndex(({ message }) => message.content === shown.message.content);
  const step = (by: number) => {
    const next = pictures[at + by];
    if (at >= 0 && next) setShown(next);
  };
  return (
    <Picture
      key={shown.message.content}
      shown={shown}
      place={at < 0 ? { number: 1, of: 1 } : { number: at + 1, of: pictures.length }}
      onStep={step}
      onClose={onClose}
    />
  );
}

type PictureProps = {
  shown: ContentProps;
  place: { readonly number: number; readonly of: number };
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

function Picture({ shown, place, onStep, onClose }: PictureProps) {
  const translate = useTranslate();
  const { direction } = useTheme();
  const { url, hasFailed, retry } = useChatFile(shown.message.content, { local: shown.file });
  const { frame, zoom, handlers, press, by, reset, step } = useZoom();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return; // The browser's own zoom.
    if (press(event.key)) event.preventDefault();
    else if (event.key === 'ArrowRight') onStep(direction === 'rtl' ? -1 : 1);
    else if (event.key === 'ArrowLeft') onStep(direction === 'rtl' ? 1 : -1);
  };
  return (
    <PreviewFrame shown={shown} onClose={onClose} onKeyDown={onKeyDown}>
      <Box ref={frame} {...handlers} sx={FRAME}>
        {url && (
          <Box
            component="img"
            src={url}
            alt={fileOf(shown).name}
            draggable={false}
            sx={PICTURE}
            style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          />
        )}
        {hasFailed && <Unloadable onRetry={retry} />}
        {!url && !hasFailed && <CircularProgress aria-label={translate('common.loading')} />}
      </Box>
      <PictureBar
        place={place}
        scale={zoom.scale}
        onStep={onStep}
        onZoom={(direct) => by(direct > 0 ? step : 1 / step)}
        onFit={reset}
      />
    </PreviewFrame>
  );
}

const FRAME = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  touchAction: 'none',
  bgcolor: 'background.default',
} as const;

const PICTURE = {
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
  pointerEvents: 'none',
  userSelect: 'none',
} as const;
