import type { Settings } from './resources/settings.ts';

/**
 * What is removed by itself once its time is over. Each kind has its limit in days in the settings,
 * under `retention`; without one it is kept.
 */
export const RETAINED_KINDS = ['identity'] as const;
export type RetainedKind = (typeof RETAINED_KINDS)[number];

type RetentionSetting = keyof NonNullable<Settings['retention']>;

/** The setting of each kind. */
export const RETENTION_SETTINGS = {
  identity: 'identityDays',
} as const satisfies Readonly<Record<RetainedKind, RetentionSetting>>;

/** What would be removed of a kind, and what was removed last. */
export type RetentionState = {
  readonly kind: RetainedKind;
  /** The limit that it was reckoned with; `null` if the kind is kept. */
  readonly days: number | null;
  /** How many are due now. */
  readonly due: number;
  /** How many others have ended and still have it. */
  readonly stored: number;
  readonly last: { readonly at: string; readonly removed: number } | null;
};

const DAY_MS = 24 * 3_600_000;

/** What ended before this moment is due. */
export const dueBefore = (days: number, now: Date): Date => new Date(now.getTime() - days * DAY_MS);
