import type { ReactNode } from 'react';
import { MESSAGE_TYPES, type MessageType } from '../../../../domain/chat/message-types.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { AudioContent } from './AudioContent.tsx';
import type { ContentProps } from './content-props.ts';
import { FileContent } from './FileContent.tsx';
import { GifContent } from './GifContent.tsx';
import { LinkContent } from './LinkContent.tsx';
import { PdfContent } from './PdfContent.tsx';
import { PictureContent } from './PictureContent.tsx';
import { TextContent } from './TextContent.tsx';
import { VideoContent } from './VideoContent.tsx';

/** How the office is shown a kind of message. */
type OfficeKind = {
  readonly Content: (props: ContentProps) => ReactNode;
  /** The path of its icon in the list of conversations; a text needs none. */
  readonly icon: string | undefined;
};

const OFFICE_KINDS: Readonly<Record<MessageType, OfficeKind>> = {
  text: { Content: TextContent, icon: undefined },
  link: {
    Content: LinkContent,
    icon: 'M3.9 12c0-1.71 1.39-3.1 3.1-3.1h4V7H7c-2.76 0-5 2.24-5 5s2.24 5 5 5h4v-1.9H7c-1.71 0-3.1-1.39-3.1-3.1M8 13h8v-2H8zm9-6h-4v1.9h4c1.71 0 3.1 1.39 3.1 3.1s-1.39 3.1-3.1 3.1h-4V17h4c2.76 0 5-2.24 5-5s-2.24-5-5-5',
  },
  gif: {
    Content: GifContent,
    icon: 'M11.5 9H13v6h-1.5zM9 9H6c-.6 0-1 .5-1 1v4c0 .5.4 1 1 1h3c.6 0 1-.5 1-1v-2H8.5v1.5h-2v-3H10V10c0-.5-.4-1-1-1m10 1.5V9h-4.5v6H16v-2h2v-1.5h-2v-1z',
  },
  note: { Content: TextContent, icon: 'M3 18h12v-2H3zM3 6v2h18V6zm0 7h18v-2H3z' },
  'application/pdf': {
    Content: PdfContent,
    icon: 'M14 2H6c-1.1 0-2 .9-2 2v16c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2V8zm4 18H6V4h7v5h5zM8 15.01V17h8v-1.99zM8 11v2h8v-2z',
  },
  image: {
    Content: PictureContent,
    icon: 'M19 5v14H5V5zm0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m-4.86 8.86-3 3.87L9 13.14 6 17h12z',
  },
  video: {
    Content: VideoContent,
    icon: 'M15 8v8H5V8zm1-2H4c-.55 0-1 .45-1 1v10c0 .55.45 1 1 1h12c.55 0 1-.45 1-1v-3.5l4 4v-11l-4 4V7c0-.55-.45-1-1-1',
  },
  audio: {
    Content: AudioContent,
    icon: 'M12 14c1.66 0 2.99-1.34 2.99-3L15 5c0-1.66-1.34-3-3-3S9 3.34 9 5v6c0 1.66 1.34 3 3 3m5.3-3c0 3-2.54 5.1-5.3 5.1S6.7 14 6.7 11H5c0 3.41 2.72 6.23 6 6.72V21h2v-3.28c3.28-.48 6-3.3 6-6.72z',
  },
  file: {
    Content: FileContent,
    icon: 'M16.5 6v11.5c0 2.21-1.79 4-4 4s-4-1.79-4-4V5c0-1.38 1.12-2.5 2.5-2.5s2.5 1.12 2.5 2.5v10.5c0 .55-.45 1-1 1s-1-.45-1-1V6H10v9.5c0 1.38 1.12 2.5 2.5 2.5s2.5-1.12 2.5-2.5V5c0-2.21-1.79-4-4-4S7 2.79 7 5v12.5c0 3.04 2.46 5.5 5.5 5.5s5.5-2.46 5.5-5.5V6z',
  },
};

/** Another back end may know further types; what it calls them is only downloaded. */
const UNKNOWN: OfficeKind = { Content: FileContent, icon: undefined };

/** How the office is shown messages of a type. */
export const officeKindOf = (type: string): OfficeKind =>
  isOneOf(MESSAGE_TYPES, type) ? OFFICE_KINDS[type] : UNKNOWN;
