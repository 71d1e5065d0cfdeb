import type { Messages } from './en.ts';
import { first } from './fr/first.ts';
import { late } from './fr/late.ts';
import { joinedTexts } from './joined-texts.ts';

export const fr = joinedTexts(first, late) satisfies Messages;
