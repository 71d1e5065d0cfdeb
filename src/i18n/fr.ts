import type { Messages } from './en.ts';
import { first } from './first/fr.ts';
import { joinedTexts } from './joined-texts.ts';
import { late } from './late/fr.ts';

export const fr = joinedTexts(first, late) satisfies Messages;
