import { bulk } from './bulk/en.ts';
import { dialog } from './dialog/en.ts';
import { history } from './history/en.ts';
import { labels } from './labels/en.ts';
import { later } from './later/en.ts';
import { notices } from './notices/en.ts';

/**
 * The texts of messages to many, under the key `messaging`. They are loaded with the pages and
 * dialogs that need them.
 */
export const messaging = { dialog, bulk, history, later, notices };

/** What every language must hold. */
export type MessagingTexts = {
  readonly [Section in keyof typeof messaging]: Texts<(typeof messaging)[Section]>;
};

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };

export { labels };
