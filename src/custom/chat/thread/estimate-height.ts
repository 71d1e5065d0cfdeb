import type { Message } from '../../../../domain/chat/message.ts';
import { MESSAGE_KINDS } from '../../../../domain/chat/message-kinds.ts';
import { MESSAGE_TYPES } from '../../../../domain/chat/message-types.ts';

// As `parts/message-styles.ts` draws them: a row that is as high as was guessed is not laid out twice.
const LINE = 22;
/** Everything of a row but its text: padding, border, the line of the time and the gap above. */
const AROUND = 44;
const DAY_LINE = 42;
/** So much closer a message stands to the one that it belongs to. */
const CLOSER = 7;
/** Letters that fit in the widest bubble; Arabic ones are narrower. */
const LETTERS = { latin: 47, arabic: 62 } as const;
const ARABIC = /\p{Script=Arabic}/u;
const MOST_OF_PICTURE = 320;
const USUAL_PICTURE = 180;

/** As the kinds say; what another back end calls otherwise is taken for a text. */
const HEIGHTS: ReadonlyMap<string, 'lines' | 'picture' | number> = new Map(
  MESSAGE_TYPES.map((type) => [type, MESSAGE_KINDS[type].height]),
);

type Above = { readonly isNewDay: boolean; readonly isFollowing: boolean };

/** About how many pixels a message takes with what stands above it. */
export const estimatedRow = (message: Message['message'], { isNewDay, isFollowing }: Above) =>
  estimatedHeight(message) + (isNewDay ? DAY_LINE : 0) - (isFollowing ? CLOSER : 0);

/** About how many pixels a message takes, until it is drawn. It only counts: it runs for thousands. */
function estimatedHeight(message: Message['message']): number {
  const height = HEIGHTS.get(message.type) ?? 'lines';
  if (height === 'lines') return AROUND + LINE * linesOf(message.content);
  return AROUND + (height === 'picture' ? pictureHeight(message) : height);
}

function linesOf(text: string): number {
  if (text.length <= LETTERS.latin && !text.includes('\n')) return 1;
  const letters = ARABIC.test(text) ? LETTERS.arabic : LETTERS.latin;
  return text
    .split('\n')
    .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / letters)), 0);
}

function pictureHeight({ width, height }: { width?: number; height?: number }): number {
  if (!width || !height) return USUAL_PICTURE;
  return height * Math.min(1, MOST_OF_PICTURE / width, MOST_OF_PICTURE / height);
}
