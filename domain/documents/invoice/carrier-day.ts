const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The ISO day of a moment in the carrier's time zone: late on 31 December in UTC it is already the
 * next year there.
 */
export function carrierDay(moment: Date): string {
  const parts = new Map(DAY.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
