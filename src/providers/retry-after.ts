/** What a back end that names no time is granted. */
const UNSAID_SECONDS = 5;

/** The seconds that a `Retry-After` header asks to wait; it holds a number or a moment. */
export function retryAfter(header: string | null, now = Date.now()): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? UNSAID_SECONDS : Math.max(0, Math.ceil((moment - now) / 1000));
}
