const MINUTE_S = 60;
/** A screen reader would read out a text that changed every second. */
const STEP_S = 15;

/**
 * A wait as text, by the rules of a BCP 47 tag: whole minutes, and steps of fifteen seconds in the
 * last minute.
 */
export function formatWait(seconds: number, language: string): string {
  const isLong = seconds > MINUTE_S;
  const amount = isLong ? Math.ceil(seconds / MINUTE_S) : Math.ceil(seconds / STEP_S) * STEP_S;
  const unit = isLong ? 'minute' : 'second';
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, format).format(amount);
}
