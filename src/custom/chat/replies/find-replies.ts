import { fold } from '../../../../domain/fold.ts';
import type { QuickReply } from '../composer/quick-replies.ts';

type Findable = QuickReply & { readonly shortcut: string };

const RANKS: readonly ((reply: Findable, wanted: string) => boolean)[] = [
  ({ shortcut }, wanted) => fold(shortcut) === wanted,
  ({ shortcut }, wanted) => fold(shortcut).startsWith(wanted),
  ({ title }, wanted) => fold(title).startsWith(wanted),
  ({ title }, wanted) => fold(title).includes(wanted),
  ({ text }, wanted) => fold(text).includes(wanted),
];

/** The replies that a text fits, by shortcut first, then by title, then by what they say. */
export function findReplies(replies: readonly Findable[], typed: string): readonly QuickReply[] {
  const wanted = fold(typed.trim());
  if (!wanted) return replies;
  return replies
    .map((reply) => ({ reply, rank: RANKS.findIndex((fits) => fits(reply, wanted)) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ reply }) => reply);
}
