import { bulk } from './en/bulk.ts';
import { dialog } from './en/dialog.ts';
import { history } from './en/history.ts';
import { labels } from './en/labels.ts';
import { notices } from './en/notices.ts';

/**
 * The texts of messages to many, under the key `messaging`. They are loaded with the pages and
 * dialogs that need them.
 */
export const messaging = { dialog, bulk, history, notices };

/** What every language must hold. */
export type MessagingTexts = {
  readonly [Section in keyof typeof messaging]: Texts<(typeof messaging)[Section]>;
};

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };

export { labels };
