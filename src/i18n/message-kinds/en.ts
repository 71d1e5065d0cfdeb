import type { NamedType } from '../../../domain/chat/message-types.ts';

/**
 * The texts of each kind of message, for the office and the customers' page: `short` stands in the list
 * of conversations, `name` wherever a content has no name of its own.
 */
export const messageKinds = {
  gif: { short: 'GIF', name: 'GIF' },
  'application/pdf': { short: 'PDF', name: 'PDF', document: 'PDF document' },
  image: { short: 'Photo', name: 'Picture' },
  video: { short: 'Video', name: 'Video' },
  audio: { short: 'Voice message', name: 'Voice message' },
  file: { short: 'File', name: 'File' },
} satisfies Readonly<Record<NamedType, Named>>;

type Named = { readonly [Name in 'short' | 'name' | 'document']?: string } & {
  readonly short: string;
  readonly name: string;
};

/** What every language must hold. */
export type MessageKindTexts = {
  readonly [Type in NamedType]: {
    readonly [Name in keyof (typeof messageKinds)[Type]]: string;
  };
};
