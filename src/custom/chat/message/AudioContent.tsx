import { useState } from 'react';
import { useChatFile } from '../../../providers/chat/media/use-chat-file.ts';
import { fileNameOf } from '../../../providers/chat/media/use-download.ts';
import { AudioPlayer } from './AudioPlayer.tsx';
import type { ContentProps } from './content-props.ts';
import { SendProgress } from './SendProgress.tsx';
import { Unloadable } from './Unloadable.tsx';

/** A recording. It is loaded when it is played. */
export function AudioContent(props: ContentProps) {
  const { message, file, progress } = props;
  const [isWanted, setWanted] = useState(false);
  const { blob, url, hasFailed, retry } = useChatFile(message.content, { isWanted, local: file });
  if (hasFailed) return <Unloadable onRetry={retry} />;
  return (
    <>
      <AudioPlayer
        blob={blob}
        url={url}
        duration={message.duration}
        wave={message.wave}
        onWanted={() => setWanted(true)}
      />
      <SendProgress name={fileNameOf(props)} progress={progress} />
    </>
  );
}
