import { first } from './first/en.ts';
import { joinedTexts } from './joined-texts.ts';
import { late } from './late/en.ts';
import type { KeyOf } from './nested.ts';

/** The English catalogue, the model of the others. It holds the specification's own strings. */
export const en = joinedTexts(first, late);

/** What every catalogue must hold. A text that is missing in one of them does not compile. */
export type Messages = typeof en;

/** The key of any text: `shell.menu.overview`. */
export type MessageKey = KeyOf<Omit<Messages, 'ra'>> | `ra.${string}`;
