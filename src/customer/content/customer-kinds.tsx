import type { ReactNode } from 'react';
import type { Gif as GifName } from '../../../domain/chat/gifs.ts';
import { readContent } from '../../../domain/chat/message-content.ts';
import { MESSAGE_TYPES, type MessageType } from '../../../domain/chat/message-types.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { isOnlyEmoji } from '../../providers/chat/media/text-look.ts';
import type { WithContent } from '../../providers/chat/media/use-download.ts';
import { useTexts } from '../language/language.ts';
import { FileLine } from './FileLine.tsx';
import { Picture } from './Picture.tsx';
import { Video } from './Video.tsx';
import { VoiceMessage } from './VoiceMessage.tsx';

/** How a customer is shown a kind of message. */
type CustomerKind = {
  readonly Content: (props: WithContent) => ReactNode;
  readonly bubble: 'filled' | 'bare';
};

const CUSTOMER_KINDS: Readonly<Record<MessageType, CustomerKind>> = {
  text: { Content: Texts, bubble: 'filled' },
  link: { Content: Link, bubble: 'filled' },
  gif: { Content: Animation, bubble: 'bare' },
  // Notes are for the staff, and never reach this page.
  note: { Content: () => null, bubble: 'filled' },
  'application/pdf': { Content: PdfLine, bubble: 'filled' },
  image: { Content: Picture, bubble: 'filled' },
  video: { Content: Video, bubble: 'filled' },
  audio: { Content: VoiceMessage, bubble: 'filled' },
  file: { Content: OtherFile, bubble: 'filled' },
};

/** Another back end may know more types. */
const UNKNOWN: CustomerKind = { Content: Unknown, bubble: 'filled' };

/** How a customer is shown messages of a type. */
export const customerKindOf = (type: string): CustomerKind =>
  isOneOf(MESSAGE_TYPES, type) ? CUSTOMER_KINDS[type] : UNKNOWN;

function Unknown() {
  return <p className="muted">{useTexts().content.unknown}</p>;
}

/** A text as it was written, in its own direction. */
function Texts({ message: { content: text } }: WithContent) {
  return (
    <p dir="auto" className={isOnlyEmoji(text) ? 'text text-large' : 'text'}>
      {text}
    </p>
  );
}

/** A link that shows where it really leads; what a browser would run instead stays a text. */
function Link(props: WithContent) {
  const link = readContent(props.message);
  if (link.is !== 'link') return <Texts {...props} />;
  return (
    <a className="text" dir="ltr" href={link.href} target="_blank" rel="noopener noreferrer">
      {link.text}
    </a>
  );
}

function Animation({ message }: WithContent) {
  const read = readContent(message);
  return read.is === 'animation' ? <Gif name={read.gif} /> : <Unknown />;
}

function PdfLine(props: WithContent) {
  return <FileLine {...props} kind={useTexts().kinds['application/pdf'].document} />;
}

function OtherFile(props: WithContent) {
  return <FileLine {...props} kind={useTexts().kinds.file.name} />;
}

/** One of our animations; a still picture for those who want less motion. */
export function Gif({ name, width = 180 }: { name: GifName; width?: number }) {
  const { gifs } = useTexts();
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
