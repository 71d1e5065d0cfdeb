import type { DeliveryReason, DeliveryStatus } from '../messages/campaign-values.ts';
import type { PhoneChannel } from '../messages/channels.ts';
import type { MessageType } from './message-types.ts';

/** More than anybody types; a longer text is sent as a file. */
export const MAX_MESSAGE_CHARACTERS = 5000;

/** The two ends of a conversation. */
export const MESSAGE_SIDES = ['staff', 'customer'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** As many loudness values describe a recording. */
export const WAVE_LENGTH = 64;
/** A loudness value of a recording lies between 0 and this. */
export const WAVE_MAX = 100;

/** How far a message has come that went out by a phone channel. */
export type Sending = { readonly status: DeliveryStatus; readonly reason?: DeliveryReason };

/** A message in its wire form (specification 3). */
export type Message = {
  readonly _id: string;
  readonly conversationId: string;
  /** Null once the account is deleted. */
  readonly senderId: string | null;
  readonly recieverId: string | null;
  readonly createdAt: string;
  /** Its number among the entries of its conversation: the order in which messages are shown. */
  readonly position: number;
  readonly from: MessageSide;
  /** The `Idempotency-Key` that it was sent with: by it a sender recognises their own message. */
  readonly key?: string;
  /** The channel outside that it came by or went out on; without one it is of the chat alone. */
  readonly via?: PhoneChannel;
  /** The number of its latest change among the entries of its conversation, if it was changed. */
  readonly edited?: number;
  /** For staff, of one that went out by such a channel. */
  readonly sending?: Sending;
  readonly message: {
    readonly type: MessageType;
    /** The text, the name of the gif, or the name to request the file by at `files/{name}`. */
    readonly content: string;
    /** What its sender called the file. */
    readonly name?: string;
    /** Bytes. */
    readonly size?: number;
    readonly mediaType?: string;
    /** Pixels of a picture or a video, as it is shown. */
    readonly width?: number;
    readonly height?: number;
    /** Seconds of a recording or a video. */
    readonly duration?: number;
    /** `WAVE_LENGTH` loudness values of a recording, each from 0 to `WAVE_MAX`. */
    readonly wave?: readonly number[];
    /** Whether `files/{name}?size=small` and `large` answer a smaller picture of it. */
    readonly thumbnails?: boolean;
  };
};

/** The sizes of a smaller picture, and the pixels of its longest edge. */
export const THUMBNAIL_EDGES = { small: 240, large: 960 } as const;
export type ThumbnailSize = keyof typeof THUMBNAIL_EDGES;
