/** The length of a step of an authenticator app, in seconds (RFC 6238). */
export const STEP_S = 30;

/** How many digits its codes have. */
export const APP_CODE_LENGTH = 6;

/** How many recovery codes are made at a time. */
export const RECOVERY_CODES = 10;

/** Letters and digits that nobody takes for each other. */
export const RECOVERY_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** How many characters a recovery code has: too many to be guessed, also from its hash. */
export const RECOVERY_LENGTH = 16;

/** How long a ticket waits for its second factor, in milliseconds. */
export const TICKET_LIFE_MS = 5 * 60_000;

/** How often a second factor may be wrong before the password is typed again. */
export const TRIES_OF_TICKET = 5;

/** How long a device has to answer a challenge, in milliseconds. */
export const CHALLENGE_LIFE_MS = 5 * 60_000;

/** How long a sign-in counts as a proof that its owner sits there, in milliseconds. */
export const FRESH_MS = 10 * 60_000;

/** How many passkeys somebody may have. */
export const MOST_PASSKEYS = 20;

/** How long the name of a passkey may be. */
export const PASSKEY_NAME_LENGTH = 60;

/** How long whoever runs the house may let people wait, in days. */
export const MOST_GRACE_DAYS = 90;

/** What can stand for the second factor. */
export const FACTORS = ['app', 'passkey', 'recovery'] as const;
export type Factor = (typeof FACTORS)[number];

/** What a sign-in with the right password is answered with that needs more. */
export type SecondFactorChallenge = {
  readonly ticket: string;
  readonly expiresAt: string;
  readonly factors: readonly Factor[];
};

/** A passkey, as its owner sees it. */
export type Passkey = {
  readonly _id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly usedAt: string | null;
};

/** What somebody has beside their password. */
export type SecondFactorState = {
  /** Since when an authenticator app gives codes; null without one. */
  readonly appSince: string | null;
  readonly passkeys: readonly Passkey[];
  readonly recoveryLeft: number;
  /** Whether their role has to have one. */
  readonly isRequired: boolean;
  /** Until when one has to be set up; null if nothing is missing. */
  readonly dueAt: string | null;
};

/** Which roles have to have a second factor, and how long people may wait with it. */
export type SignInPolicy = { readonly roles: readonly string[]; readonly graceDays: number };

/** What was typed or pasted, as an app's code is written. */
export const readAppCode = (typed: string): string => typed.replace(/[\s-]/g, '');

/** What was typed or pasted, as a recovery code is stored: capitals, without spaces and hyphens. */
export const readRecoveryCode = (typed: string): string =>
  typed.replace(/[\s-]/g, '').toUpperCase();

/** A recovery code in groups that can be read aloud. */
export const writeRecoveryCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** What a device signs a challenge for. */
export const PASSKEY_PURPOSES = ['register', 'secondFactor', 'signIn'] as const;
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];
