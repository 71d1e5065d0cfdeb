/** Euro on the wire: up to ten digits, and at most two decimals after the point. */
export const WIRE_MONEY = /^-?\d{1,10}(\.\d{1,2})?$/;

/** Whether a wire value is money: euro with at most two decimals, such as `"12.5"`. */
export const isMoney = (value: unknown): value is string =>
  typeof value === 'string' && WIRE_MONEY.test(value);

/** Whether a value would be wire money with fewer decimals, such as `"12.345"`. */
export const isFinerThanCents = (value: unknown): boolean =>
  typeof value === 'string' && /^-?\d{1,10}\.\d{3,}$/.test(value);

/** Converts wire money to integer cents. Throws a `RangeError` for anything else. */
export function toCents(value: string): number {
  if (!isMoney(value)) throw new RangeError(`Not an amount in euro: ${value}`);
  const negative = value.startsWith('-');
  const [euros = '0', decimals = ''] = value.replace('-', '').split('.');
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, '0'));
  return negative && cents !== 0 ? -cents : cents;
}

/** Converts integer cents to wire money with two decimals: `1250` becomes `"12.50"`. */
export function fromCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const amount = Math.abs(Math.trunc(cents));
  return `${sign}${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
