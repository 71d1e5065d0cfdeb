import type { Messages } from './en.ts';
import { first } from './first/ar.ts';
import { joinedTexts } from './joined-texts.ts';
import { late } from './late/ar.ts';

export const ar = joinedTexts(first, late) satisfies Messages;
