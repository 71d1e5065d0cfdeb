import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatLength } from '../../../../domain/chat/format-length.ts';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatBytes } from '../../../kit/format/numbers.ts';
import { useChatFile } from '../../../providers/chat/media/use-chat-file.ts';
import { videoFrame } from '../../../providers/chat/media/video-frame.ts';
import { useObjectUrl } from '../../../providers/use-object-url.ts';
import type { ContentProps } from './content-props.ts';
import { FileCard } from './FileCard.tsx';
import { fittedSize } from './fitted-size.ts';
import { Unloadable } from './Unloadable.tsx';

/** What the controls of a video and its file need, in pixels; a smaller video stands amid it. */
const LEAST_WIDTH = 220;

/**
 * A video. It is loaded when it is played: the file needs the session, which a player of the browser
 * cannot send by itself. Its size is shown before.
 */
export function VideoContent(props: ContentProps) {
  const video = fileOf(props);
  const [isWanted, setWanted] = useState(false);
  const { url, hasFailed, retry } = useChatFile(video.address, { isWanted, local: props.file });
  const fitted = fittedSize(video);
  const width = Math.max(LEAST_WIDTH, fitted.width);
  const ratio = `${width} / ${fitted.height}`;
  const poster = usePoster(props);
  return (
    <Box sx={{ width, maxWidth: '100%' }}>
      {hasFailed ? (
        <Unloadable onRetry={retry} />
      ) : isWanted && url ? (
        <Box
          component="video"
          src={url}
          poster={poster}
          controls
          autoPlay
          playsInline
          aria-label={video.name}
          sx={{ ...SCREEN, aspectRatio: ratio }}
        />
      ) : (
        <PlayButton
          props={props}
          poster={poster}
          isWanted={isWanted}
          ratio={ratio}
          onPlay={() => setWanted(true)}
        />
      )}
      <Box sx={{ mt: 0.5 }}>
        <FileCard {...props} />
      </Box>
    </Box>
  );
}

type PlayButtonProps = {
  props: ContentProps;
  poster: string | undefined;
  isWanted: boolean;
  ratio: string;
  onPlay: () => void;
};

function PlayButton({ props, poster, isWanted, ratio, onPlay }: PlayButtonProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { name, size, duration } = fileOf(props);
  const facts = [
    duration ? formatLength(duration) : undefined,
    size === undefined ? undefined : formatBytes(size, locale),
  ].filter((fact) => fact !== undefined);
  return (
    <ButtonBase
      aria-label={translate('chat.message.playVideo', { name: isolated(name) })}
      aria-busy={isWanted}
      onClick={onPlay}
      sx={{ ...SCREEN, aspectRatio: ratio, position: 'relative', overflow: 'hidden' }}
    >
      {poster && (
        <Box
          component="img"
          src={poster}
          alt=""
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
      <Box sx={SIGN}>
        {isWanted ? <CircularProgress size={28} color="inherit" /> : <PlayArrow />}
      </Box>
      <Typography variant="caption" component="bdi" sx={FACTS}>
        {facts.join(' · ')}
      </Typography>
    </ButtonBase>
  );
}

/** The server's picture of the video, or one drawn here while the file is on this device. */
function usePoster(props: ContentProps): string | undefined {
  const { file } = props;
  const { address, preview } = fileOf(props);
  const isWanted = preview !== undefined && !file;
  const { url } = useChatFile(address, { size: 'large', isWanted });
  const [drawn, setDrawn] = useState<Blob>();
  useEffect(() => {
    let isUnmounted = false;
    if (file) void videoFrame(file).then((measures) => !isUnmounted && setDrawn(measures?.frame));
    return () => {
      isUnmounted = true;
    };
  }, [file]);
  const drawnUrl = useObjectUrl(drawn);
  return url ?? drawnUrl;
}

const SCREEN = { display: 'block', width: '100%', borderRadius: 1.5, bgcolor: '#101010' } as const;

const SIGN = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  width: 52,
  height: 52,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  bgcolor: 'rgb(0 0 0 / 0.6)',
  color: '#ffffff',
  '& svg': { fontSize: 32 },
} as const;

const FACTS = {
  position: 'absolute',
  bottom: 6,
  insetInlineStart: 6,
  px: 0.75,
  borderRadius: 1,
  bgcolor: 'rgb(0 0 0 / 0.7)',
  color: '#ffffff',
} as const;
