import type { WithContent } from '../../../providers/chat/media/use-download.ts';

/** What is shown of a message. */
export type ContentProps = WithContent & {
  /** From 0 to 1 while the file is sent. */
  readonly progress?: number | undefined;
};
