import { first } from './ar/first.ts';
import { late } from './ar/late.ts';
import type { Messages } from './en.ts';
import { joinedTexts } from './joined-texts.ts';

export const ar = joinedTexts(first, late) satisfies Messages;
