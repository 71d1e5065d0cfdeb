import type { MessagePreview, PreviewedRecipient } from './message-preview.ts';

/** One person as a notice would reach them now. */
export type NoticedRecipient = PreviewedRecipient & {
  /** How many of their orders it would tell of. */
  readonly orders: number;
  /** They have been told of all these orders already, and get nothing. */
  readonly told?: boolean;
  /** When the message would leave: in their quiet hours it waits. */
  readonly from?: string;
};

/** What a notice would do if its moment came now. */
export type NoticePreview = {
  readonly recipients: readonly NoticedRecipient[];
  /** Whoever has been told already counts there alone. */
  readonly totals: MessagePreview['totals'] & { readonly told: number };
};

/** What the notices of a step would do if a trip came there now. */
export type StepNotices = {
  /** How many notices reach anybody. */
  readonly notices: number;
  /** How many people are reached, each once. */
  readonly people: number;
  /** The first moment that a message leaves, and the last. */
  readonly from: string;
  readonly until: string;
};
