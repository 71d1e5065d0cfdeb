import type { AttachmentType } from '../../domain/chat/message-types.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { PictureDecoder } from '../pictures/picture-decoder.ts';
import type { Measures } from './media/measures.ts';

export type House = {
  readonly blobs: BlobStore;
  readonly pictures: PictureDecoder;
  /** Remembers a name before something is stored under it, so that a rejection removes it. */
  readonly noteStored: (name: string) => void;
};

/** A file as it arrived, and what its sender says about it. */
export type ReceivedFile = {
  /** The name that it is stored under. */
  readonly name: string;
  readonly size: number;
  /** What its sender calls it. */
  readonly fileName: string;
  /** The media type that its part of the form states. */
  readonly stated: string;
  /** The type of message that it is sent as. */
  readonly declared: string;
  /** The sender's picture of a video, of the first page of a PDF, or of a phone's photo. */
  readonly poster?: Buffer | undefined;
  /** Who sent it: pictures are decoded alternately between senders. */
  readonly owner: string;
};

/** A file of a conversation as it is stored. */
export type SettledFile = Measures & {
  readonly name: string;
  readonly type: AttachmentType;
  readonly mediaType: string;
  readonly size: number;
  readonly thumbnails: boolean;
};
