import { cleanText } from '../clean-text.ts';

/** What a customer commands by a message that is a stop word, or its opposite, and nothing else. */
export type StopCommand = 'stop' | 'start';

/** Without accents, marks and case, as `bare` leaves them. */
const WORDS: Readonly<Record<StopCommand, readonly string[]>> = {
  stop: [
    'stop',
    'stopall',
    'stop all',
    'unsubscribe',
    'optout',
    'opt out',
    'opt-out',
    'stopp',
    'abmelden',
    'abbestellen',
    'abmeldung',
    'keine nachrichten',
    'arret',
    'arreter',
    'arretez',
    'desabonner',
    'desabonnement',
    'se desabonner',
    'desinscrire',
    'desinscription',
    'توقف',
    'توقفوا',
    'قف',
    'ستوب',
    'وقف',
    'اوقف',
    'اوقفوا',
    'ايقاف',
    'الغاء',
    'الغاء الاشتراك',
    'ايقاف الرسائل',
    'اوقف الرسائل',
  ],
  start: [
    'start',
    'unstop',
    'subscribe',
    'optin',
    'opt in',
    'opt-in',
    'anmelden',
    'starten',
    'demarrer',
    'reprendre',
    'abonner',
    "s'abonner",
    'ابدا',
    'ابدء',
    'ابدأ',
    'استئناف',
    'اشترك',
    'اشتراك',
    'ستارت',
  ],
};

/** Longer than any stop word with punctuation around it. */
const LONGEST = 60;
const MARKS = /[\p{Mn}\u0640]/gu;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[\u0671]/g, 'ا'],
  [/[’‘`´]/g, "'"],
  [/\s+/g, ' '],
];

/**
 * A message as it is compared: without case, accents, vowel marks and hamza, the stretching of
 * Arabic letters, and what stands around the text, such as a full stop or quotes.
 */
function bare(text: string): string {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(AROUND, '');
  return LETTERS.reduce((words, [from, to]) => words.replace(from, to), plain);
}

const MEANINGS: ReadonlyMap<string, StopCommand> = new Map([
  ...WORDS.stop.map((word) => [bare(word), 'stop'] as const),
  ...WORDS.start.map((word) => [bare(word), 'start'] as const),
]);

/** What a whole message requests, if it is a stop word; part of a sentence is nothing. */
export const stopCommandOf = (message: string): StopCommand | undefined =>
  message.length > LONGEST ? undefined : MEANINGS.get(bare(cleanText(message, 'text')));
