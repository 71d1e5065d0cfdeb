import { DAY_MS } from './calendar-days.ts';

/**
 * What is removed by itself once its time is over. Each kind has its limit in the settings, under
 * `retention`, with its bounds and, where there is one, the limit that holds without a number.
 */
export const RETAINED_KINDS = [
  'identity',
  'messages',
  'sent',
  'customers',
  'imports',
  'bin',
] as const;
export type RetainedKind = (typeof RETAINED_KINDS)[number];

/** What the log of removals names: these, and invoices of erased people that the law has let go. */
export const REMOVED_KINDS = [...RETAINED_KINDS, 'invoicesOfErased'] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];

export type RetentionUnit = 'days' | 'months' | 'years';

type Bounds = { readonly min: number; readonly max: number; readonly default?: number };

/** Ten years. */
const MOST_DAYS = 3_650;
/** Letters of business are kept for six years after the end of theirs (section 257 HGB). */
const YEARS_OF_LETTERS = 7;

/** What each limit in the settings may be, and the one that holds without a number. */
export const RETENTION_BOUNDS = {
  identityDays: { min: 1, max: MOST_DAYS },
  messageMonths: { min: YEARS_OF_LETTERS * 12, max: 360 },
  sentMonths: { min: 1, max: 360 },
  customerYears: { min: YEARS_OF_LETTERS, max: 30 },
  importDays: { min: 1, max: MOST_DAYS, default: 90 },
  binDays: { min: 1, max: MOST_DAYS, default: 30 },
} as const satisfies Readonly<Record<string, Bounds>>;
export type RetentionSetting = keyof typeof RETENTION_BOUNDS;

type Rule = { readonly setting: RetentionSetting; readonly unit: RetentionUnit };

/** The setting of each kind, and what it counts in. */
export const RETENTION_RULES = {
  identity: { setting: 'identityDays', unit: 'days' },
  messages: { setting: 'messageMonths', unit: 'months' },
  sent: { setting: 'sentMonths', unit: 'months' },
  customers: { setting: 'customerYears', unit: 'years' },
  imports: { setting: 'importDays', unit: 'days' },
  bin: { setting: 'binDays', unit: 'days' },
} as const satisfies Readonly<Record<RetainedKind, Rule>>;

/** What the limit of a kind may be, and the one that holds without a number. */
export const retentionBounds = (kind: RetainedKind): Bounds =>
  RETENTION_BOUNDS[RETENTION_RULES[kind].setting];

/** The limit that holds where this is stored; `null` if the kind is kept. */
export const limitOf = (kind: RetainedKind, stored: unknown): number | null =>
  typeof stored === 'number' ? stored : (retentionBounds(kind).default ?? null);

/** What would be removed of a kind, and what was removed last. */
export type RetentionState = {
  readonly kind: RetainedKind;
  /** The limit that it was reckoned with, in the unit of the kind; `null` if the kind is kept. */
  readonly limit: number | null;
  /** How many are due now. */
  readonly due: number;
  /** How many are old enough, and stay for now: something is open, or the law demands them. */
  readonly exempt: number;
  /** How many others there are. */
  readonly stored: number;
  readonly last: { readonly at: string; readonly removed: number } | null;
};

/** A removal as it was noted: without names. */
export type RetentionRun = {
  readonly at: string;
  readonly kind: RemovedKind;
  readonly removed: number;
};

/** What ended before this moment is due. A month ends on its last day if it has no such day. */
export function dueBefore(limit: number, unit: RetentionUnit, now: Date): Date {
  if (unit === 'days') return new Date(now.getTime() - limit * DAY_MS);
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - limit * (unit === 'years' ? 12 : 1));
  // The 31st of a month with 30 days would be the first of the next.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}

const HOUR_MS = 3_600_000;

/**
 * Letters of business from before this moment need not be kept any more: six years have passed since
 * the end of their year (section 257 HGB). An hour early, because the year begins before that of UTC.
 */
export const lettersFreeBefore = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear() - 6, 0, 1) - HOUR_MS);
