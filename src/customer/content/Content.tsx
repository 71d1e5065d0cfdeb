import { GIFS } from '../../../domain/chat/gifs.ts';
import { linkTarget, shownAddress } from '../../../domain/chat/links.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { isOnlyEmoji } from '../../providers/chat/media/text-look.ts';
import type { HeldContent } from '../../providers/chat/media/use-download.ts';
import { useTexts } from '../language/language.ts';
import { FileLine } from './FileLine.tsx';
import { Picture } from './Picture.tsx';
import { Video } from './Video.tsx';
import { VoiceMessage } from './VoiceMessage.tsx';

/** What a message holds. */
export function Content(props: HeldContent) {
  const { content } = useTexts();
  const { message } = props;
  switch (message.type) {
    case 'text':
      return <Words text={message.content} />;
    case 'link':
      return <Link content={message.content} />;
    case 'gif':
      return <Gif name={message.content} />;
    case 'image':
      return <Picture {...props} />;
    case 'video':
      return <Video {...props} />;
    case 'audio':
      return <VoiceMessage {...props} />;
    case 'application/pdf':
      return <FileLine {...props} kind={content.pdf} />;
    case 'file':
      return <FileLine {...props} kind={content.file} />;
    case 'note':
      return null;
    default:
      // Another back end may know more types.
      message.type satisfies never;
      return <p className="muted">{content.unknown}</p>;
  }
}

/** A text as it was written, in its own direction. */
function Words({ text }: { text: string }) {
  return (
    <p dir="auto" className={isOnlyEmoji(text) ? 'words words-large' : 'words'}>
      {text}
    </p>
  );
}

/** A link that shows where it really leads; what a browser would run instead stays a text. */
function Link({ content }: { content: string }) {
  const target = linkTarget(content);
  if (!target) return <Words text={content} />;
  return (
    <a className="words" dir="ltr" href={target.href} target="_blank" rel="noopener noreferrer">
      {shownAddress(target)}
    </a>
  );
}

/** One of our animations; a still picture for those who want less motion. */
export function Gif({ name, width = 180 }: { name: string; width?: number }) {
  const { gifs, content } = useTexts();
  if (!isOneOf(GIFS, name)) return <p className="muted">{content.unknown}</p>;
  return (
    <picture>
      <source srcSet={`/gifs/${name}-still.svg`} media="(prefers-reduced-motion: reduce)" />
      <img
        src={`/gifs/${name}.svg`}
        alt={gifs[name]}
        width={width}
        height={Math.round(width * 0.8)}
      />
    </picture>
  );
}
