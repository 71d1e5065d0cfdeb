import { channels } from './en/channels.ts';
import { composer } from './en/composer.ts';
import { inbox } from './en/inbox.ts';
import { message } from './en/message.ts';
import { messageKinds as kinds } from './en/message-kinds.ts';
import { screen } from './en/screen.ts';

/**
 * The texts of the chat, under the key `chat`. They are files of their own, which are loaded with the
 * chat, so that nobody waits for them who does not use it.
 */
export const chat = { inbox, channels, composer, message, kinds, screen };

/** What every language must hold. */
export type ChatTexts = { readonly [Section in keyof typeof chat]: Texts<(typeof chat)[Section]> };

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };
