import { useState } from 'react';
import { formatLength } from '../../../domain/chat/format-length.ts';
import { fileOf } from '../../../domain/chat/message-content.ts';
import { useChatFile } from '../../providers/chat/media/use-chat-file.ts';
import type { WithContent } from '../../providers/chat/media/use-download.ts';
import { formatBytes } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { TryAgain } from './TryAgain.tsx';

/** A video. It is large, so it is loaded when somebody wants to see it. */
export function Video(props: WithContent) {
  const { name, address, duration, size } = fileOf(props);
  const { texts, locale } = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const { url, hasFailed, retry } = useChatFile(address, { isWanted, local: props.file });
  if (hasFailed) return <TryAgain onRetry={retry} />;
  if (url) {
    // biome-ignore lint/a11y/useMediaCaption: what people film for each other has no captions.
    return <video className="video" src={url} controls playsInline autoPlay={isWanted} />;
  }
  const facts = [
    name,
    duration === undefined ? undefined : formatLength(duration),
    size === undefined ? undefined : formatBytes(size, locale),
  ];
  return (
    <button
      type="button"
      className="video video-closed"
      disabled={isWanted}
      onClick={() => setWanted(true)}
    >
      <Icon name="play" size={40} />
      <span>{isWanted ? texts.chat.loading : texts.content.loadVideo}</span>
      <bdi className="small">{facts.filter(Boolean).join(' · ')}</bdi>
    </button>
  );
}
