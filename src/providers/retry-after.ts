/** The wait for a back end that names none. */
const UNSAID_SECONDS = 5;

/** The seconds to wait according to a `Retry-After` header, which contains a number or a date. */
export function retryAfter(header: string | null, now = Date.now()): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? UNSAID_SECONDS : Math.max(0, Math.ceil((moment - now) / 1000));
}
