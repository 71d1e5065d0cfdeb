/** A text that is written often, ready to be sent to this customer. */
export type QuickReply = { readonly id: string; readonly title: string; readonly text: string };

/** The quick replies for a conversation. */
export type QuickReplies = {
  /** Those that fit what was typed after the `/`, the best first; all of them for an empty text. */
  readonly find: (text: string) => readonly QuickReply[];
};
