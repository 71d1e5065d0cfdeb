/** What a requested code can be used for. */
export const CODE_PURPOSES = ['recovery', 'signIn'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Letters and digits that nobody takes for each other. */
export const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** How many characters a code has (specification 9). */
export const CODE_LENGTH = 6;

/** How long a code can be used, in milliseconds. */
export const CODE_LIFE_MS = 10 * 60_000;

/** What was typed or pasted, as a code is written: capitals, without spaces and hyphens. */
export const readCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
