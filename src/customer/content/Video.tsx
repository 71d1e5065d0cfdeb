import { useState } from 'react';
import { useChatFile } from '../../providers/chat/media/use-chat-file.ts';
import { fileNameOf, type HeldContent } from '../../providers/chat/media/use-download.ts';
import { formatBytes, formatLength } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { TryAgain } from './TryAgain.tsx';

/** A video. It is large, so it is loaded when somebody wants to see it. */
export function Video(props: HeldContent) {
  const { message, file } = props;
  const { texts, locale } = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const { url, hasFailed, retry } = useChatFile(message.content, { isWanted, local: file });
  if (hasFailed) return <TryAgain onRetry={retry} />;
  if (url) {
    // biome-ignore lint/a11y/useMediaCaption: what people film for each other has no captions.
    return <video className="video" src={url} controls playsInline autoPlay={isWanted} />;
  }
  const length = message.duration === undefined ? undefined : formatLength(message.duration);
  const size = message.size === undefined ? undefined : formatBytes(message.size, locale);
  return (
    <button
      type="button"
      className="video video-closed"
      disabled={isWanted}
      onClick={() => setWanted(true)}
    >
      <Icon name="play" size={40} />
      <span>{isWanted ? texts.chat.loading : texts.content.loadVideo}</span>
      <bdi className="small">{[fileNameOf(props), length, size].filter(Boolean).join(' · ')}</bdi>
    </button>
  );
}
