import { first } from './de/first.ts';
import { late } from './de/late.ts';
import type { Messages } from './en.ts';
import { joinedTexts } from './joined-texts.ts';

export const de = joinedTexts(first, late) satisfies Messages;
