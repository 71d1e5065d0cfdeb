import type { Messages } from './en.ts';
import { first } from './first/de.ts';
import { joinedTexts } from './joined-texts.ts';
import { late } from './late/de.ts';

export const de = joinedTexts(first, late) satisfies Messages;
