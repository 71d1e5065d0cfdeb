import type { Locale } from '../fields.ts';
import type { SkipReason, SmsEncoding } from './campaign-values.ts';
import type { Channel } from './channels.ts';
import type { Placeholder } from './placeholders.ts';

/** One person as a message to many would reach them now, or why it would not. */
export type PreviewedRecipient = {
  readonly person: string;
  readonly customerId?: string;
  /** The first order that it is about. */
  readonly orderId?: string;
  /** The codes of all orders that it is about. */
  readonly codes?: readonly string[];
  readonly name: string;
  readonly phone?: string | null;
  readonly language?: Locale;
  readonly channel?: Channel;
  readonly text?: string;
  readonly encoding?: SmsEncoding;
  readonly segments?: number;
  /** Hundredths of a cent. */
  readonly cost?: number;
  readonly skip?: SkipReason;
  /** What the text says that is not known of them; it still stands in its braces. */
  readonly missing?: readonly Placeholder[];
};

/** What a message to many would do before anything is sent. */
export type MessagePreview = {
  readonly recipients: readonly PreviewedRecipient[];
  readonly totals: {
    readonly people: number;
    readonly reached: number;
    readonly skipped: number;
    readonly segments: number;
    /** Hundredths of a cent. */
    readonly cost: number;
  };
};
