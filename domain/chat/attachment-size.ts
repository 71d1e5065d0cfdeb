/** The maximum size of a file of a conversation, in bytes: a few minutes of a phone's video. */
export const MAX_ATTACHMENT_BYTES = 50_000_000;
