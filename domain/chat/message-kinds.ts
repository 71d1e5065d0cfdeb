import type { ViolationCode } from '../errors.ts';
import { isOneOf } from '../is-one-of.ts';
import { webAddress } from '../web-address.ts';
import { GIFS, type Gif } from './gifs.ts';
import { linkTarget, shownAddress } from './links.ts';

/** How a stored content is to be drawn; one that is not known here is `unknown`. */
export type WrittenContent =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'link'; readonly text: string; readonly href: string }
  | { readonly is: 'animation'; readonly gif: Gif }
  | { readonly is: 'unknown'; readonly text: string };

/** How a message is shown in little and before it is drawn. */
type Outline = {
  /** Its one line in a list: what it says, the name of its file, or the name of the kind. */
  readonly summary: 'content' | 'fileName' | 'kindName';
  /** How high its content is about: as its lines of text, as its picture, or so many pixels. */
  readonly height: 'lines' | 'picture' | number;
};

/** A kind whose content is a text on the wire. */
type WrittenKind = Outline & {
  /** What is wrong with a content; that it is empty, too long or unprintable is found before. */
  readonly violation: (content: string) => ViolationCode | undefined;
  readonly read: (content: string) => WrittenContent;
  /** Whether it can go out on a channel of the customer's number too. */
  readonly goesByPhone: boolean;
  /** A content that is right, for simulations and tests. */
  readonly example: string;
};

/** A kind whose content is a file. */
type FileKind = Outline & {
  /** What browsers show or play of it, by the ending of a file's name. */
  readonly endings: Readonly<Record<string, string>>;
  /** Names that browsers give to the same media types. */
  readonly otherNames: readonly string[];
  /** Whether it can be sent to many (specification 5, "File drop"). */
  readonly isForMany: boolean;
  /** What a sender's device may say of it. */
  readonly measuredBySender: readonly ('duration' | 'wave')[];
  /** What becomes of a picture that its sender adds: a picture shows itself, a sound has none. */
  readonly poster: 'stored' | 'ignored' | 'rejected';
};

const nothingWrong = () => undefined;
const asText = (text: string): WrittenContent => ({ is: 'text', text });

/** What a person writes or picks (specification 3, "Message"). */
export const WRITTEN_KINDS = {
  text: {
    summary: 'content',
    height: 'lines',
    violation: nothingWrong,
    read: asText,
    goesByPhone: true,
    example: 'Hello',
  },
  link: {
    summary: 'content',
    height: 'lines',
    // It opens what a person clicks on, so it must be a web address, with or without its scheme.
    violation: (content) => (webAddress(content.trim()) ? undefined : 'notAUrl'),
    // What a browser would run instead of open stays a text.
    read(content) {
      const target = linkTarget(content);
      if (!target) return asText(content);
      return { is: 'link', text: shownAddress(target), href: target.href };
    },
    goesByPhone: false,
    example: 'https://example.com/parcel',
  },
  gif: {
    summary: 'kindName',
    height: 160,
    violation: (content) => (isOneOf(GIFS, content) ? undefined : 'notAChoice'),
    read: (content) =>
      isOneOf(GIFS, content) ? { is: 'animation', gif: content } : { is: 'unknown', text: content },
    goesByPhone: false,
    example: 'hello',
  },
} as const satisfies Readonly<Record<string, WrittenKind>>;

/** What the staff write for the staff; customers never see it. */
export const STAFF_KINDS = {
  note: {
    summary: 'content',
    height: 'lines',
    violation: nothingWrong,
    read: asText,
    goesByPhone: false,
    example: 'Only for us',
  },
} as const satisfies Readonly<Record<string, WrittenKind>>;

/** What arrives as a file. Any that is of no other kind is a `file`: a download only. */
export const FILE_KINDS = {
  'application/pdf': {
    summary: 'fileName',
    height: 200,
    endings: { pdf: 'application/pdf' },
    otherNames: [],
    isForMany: true,
    measuredBySender: [],
    poster: 'stored',
  },
  image: {
    // A camera has made up the name.
    summary: 'kindName',
    height: 'picture',
    endings: {
      jpg: 'image/jpeg',
      jpeg: 'image/jpeg',
      png: 'image/png',
      webp: 'image/webp',
      avif: 'image/avif',
      gif: 'image/gif',
    },
    otherNames: [],
    isForMany: true,
    measuredBySender: [],
    poster: 'ignored',
  },
  video: {
    summary: 'fileName',
    height: 'picture',
    endings: {
      mp4: 'video/mp4',
      webm: 'video/webm',
      mov: 'video/quicktime',
      '3gp': 'video/3gpp',
    },
    otherNames: [],
    isForMany: true,
    measuredBySender: ['duration'],
    poster: 'stored',
  },
  audio: {
    // A recorder has made up the name.
    summary: 'kindName',
    height: 60,
    endings: {
      mp3: 'audio/mpeg',
      ogg: 'audio/ogg',
      m4a: 'audio/x-m4a',
      wav: 'audio/wav',
      aac: 'audio/aac',
      weba: 'audio/webm',
    },
    otherNames: ['audio/mp4', 'audio/x-wav', 'audio/mp3', 'audio/vnd.wave'],
    isForMany: false,
    measuredBySender: ['duration', 'wave'],
    poster: 'rejected',
  },
  file: {
    summary: 'fileName',
    height: 56,
    endings: {},
    otherNames: [],
    isForMany: false,
    measuredBySender: [],
    poster: 'stored',
  },
} as const satisfies Readonly<Record<string, FileKind>>;

/** Every kind of message by the type that stands on the wire. */
export const MESSAGE_KINDS = { ...WRITTEN_KINDS, ...STAFF_KINDS, ...FILE_KINDS } as const;
