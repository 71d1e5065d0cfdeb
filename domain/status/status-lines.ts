/** How something stands: nothing to do, to be looked at when there is time, or to be mended now. */
export const STATUS_STATES = ['well', 'look', 'broken'] as const;
export type StatusState = (typeof STATUS_STATES)[number];

/**
 * What may be found of each part of an installation, and what that means. The order is that of the
 * page. `unread` is what could not be found out.
 */
export const FINDINGS = {
  versions: { known: 'well', unread: 'look' },
  processes: { alive: 'well', mixed: 'look', none: 'look', unread: 'look' },
  migrations: { applied: 'well', newer: 'look', pending: 'broken', unread: 'look' },
  queues: { working: 'well', failed: 'look', waiting: 'look', unread: 'look' },
  messages: { sending: 'well', written: 'well', unknown: 'look', waiting: 'look', unread: 'look' },
  storage: { space: 'well', little: 'look', full: 'broken', unread: 'look' },
  backups: {
    made: 'well',
    first: 'well',
    none: 'look',
    off: 'look',
    failed: 'broken',
    late: 'broken',
    unread: 'look',
  },
  rehearsal: {
    done: 'well',
    first: 'well',
    none: 'look',
    failed: 'broken',
    late: 'broken',
    unread: 'look',
  },
  audit: { verified: 'well', first: 'well', late: 'look', damaged: 'broken', unread: 'look' },
  replication: { none: 'well', following: 'well', behind: 'look', unread: 'look' },
  certificate: {
    none: 'well',
    valid: 'well',
    soon: 'look',
    untrusted: 'look',
    unreachable: 'look',
    expired: 'broken',
    unread: 'look',
  },
  clock: { same: 'well', differs: 'look', wrong: 'broken', unread: 'look' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, StatusState>>>>;

export type StatusLineName = keyof typeof FINDINGS;
export type FindingOf<Name extends StatusLineName> = keyof (typeof FINDINGS)[Name] & string;

export const STATUS_LINES = Object.keys(FINDINGS) as readonly StatusLineName[];

/** A moment ends in `At`, a size in `Bytes`; anything else is a number or a name. */
export type StatusFacts = Readonly<Record<string, string | number>>;

/** One line of the status page. */
export type StatusLine = {
  readonly line: StatusLineName;
  readonly finding: string;
  readonly state: StatusState;
  readonly facts: StatusFacts;
};

/** What a finding means; one that nobody has declared is to be looked at. */
export const stateOf = (line: StatusLineName, finding: string): StatusState => {
  const states: Readonly<Record<string, StatusState>> = FINDINGS[line];
  return states[finding] ?? 'look';
};

const CLOCK_LOOK_MS = 2_000;
/** The codes of authenticator apps are accepted for half a minute. */
const CLOCK_WRONG_MS = 30_000;

/** What a difference between two clocks means. */
export function clockFinding(differenceMs: number): FindingOf<'clock'> {
  const difference = Math.abs(differenceMs);
  if (difference >= CLOCK_WRONG_MS) return 'wrong';
  return difference >= CLOCK_LOOK_MS ? 'differs' : 'same';
}
