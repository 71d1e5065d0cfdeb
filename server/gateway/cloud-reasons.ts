import type { RejectionReason } from '../outbox/driver.ts';

/** The reasons that we distinguish (WhatsApp Cloud API, "Error codes"). */
const REASONS: Readonly<Record<number, RejectionReason>> = {
  131021: 'invalidNumber', // The sender's own number.
  131026: 'invalidNumber', // No WhatsApp, or too old a one.
  131047: 'windowClosed',
  131050: 'optedOut',
  130472: 'refused', // Left out by an experiment of WhatsApp's.
  131049: 'refused', // Withheld by Meta to protect its users.
  131051: 'refused',
};

/** Too much at once: certainly not taken, and taken later. */
const LATER: ReadonlySet<number> = new Set([4, 80_007, 130_429, 131_048, 131_056]);
/** WhatsApp does not know itself what has become of it. */
const UNSURE: ReadonlySet<number> = new Set([1, 2, 131_000, 131_016, 133_004]);

/** Our account, its number, its token or the template is not right. */
const isSetUp = (code: number): boolean =>
  (code >= 0 && code <= 10 && code !== 4) ||
  code === 100 ||
  code === 190 ||
  code === 368 ||
  (code >= 200 && code < 300) ||
  (code >= 132_000 && code < 134_000) ||
  [130_497, 131_005, 131_008, 131_009, 131_030, 131_031, 131_042, 131_045].includes(code);

/** What an error of WhatsApp's says about a message that was to be sent. */
export function meaningOfCloud(code: number): 'later' | 'unknown' | RejectionReason {
  if (LATER.has(code)) return 'later';
  if (UNSURE.has(code)) return 'unknown';
  return REASONS[code] ?? (isSetUp(code) ? 'notSetUp' : 'refused');
}

/** Our reason for a message that WhatsApp reports as failed. */
export function reasonOfCloud(code: number): RejectionReason {
  const meaning = meaningOfCloud(code);
  return meaning === 'later' || meaning === 'unknown' ? 'undelivered' : meaning;
}
