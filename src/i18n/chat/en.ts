import { messageKinds as kinds } from '../message-kinds/en.ts';
import { channels } from './channels/en.ts';
import { composer } from './composer/en.ts';
import { inbox } from './inbox/en.ts';
import { message } from './message/en.ts';
import { screen } from './screen/en.ts';

/**
 * The texts of the chat, under the key `chat`. They are files of their own, which are loaded with the
 * chat, so that nobody waits for them who does not use it.
 */
export const chat = { inbox, channels, composer, message, kinds, screen };

/** What every language must hold. */
export type ChatTexts = { readonly [Section in keyof typeof chat]: Texts<(typeof chat)[Section]> };

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };
