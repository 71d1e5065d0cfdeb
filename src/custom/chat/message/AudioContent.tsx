import { useState } from 'react';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import { useChatFile } from '../../../providers/chat/media/use-chat-file.ts';
import { AudioPlayer } from './AudioPlayer.tsx';
import type { ContentProps } from './content-props.ts';
import { SendProgress } from './SendProgress.tsx';
import { Unloadable } from './Unloadable.tsx';

/** A recording. It is loaded when it is played. */
export function AudioContent(props: ContentProps) {
  const { file, progress } = props;
  const { name, address, duration, wave } = fileOf(props);
  const [isWanted, setWanted] = useState(false);
  const { blob, url, hasFailed, retry } = useChatFile(address, { isWanted, local: file });
  if (hasFailed) return <Unloadable onRetry={retry} />;
  return (
    <>
      <AudioPlayer
        blob={blob}
        url={url}
        duration={duration}
        wave={wave}
        onWanted={() => setWanted(true)}
      />
      <SendProgress name={name} progress={progress} />
    </>
  );
}
