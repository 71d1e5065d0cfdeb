import { carrierDay } from '../../../domain/documents/invoice/carrier-day.ts';

/** Today's date at the carrier's location, `YYYY-MM-DD`. */
export const todayInBerlin = (now: Date = new Date()): string => carrierDay(now);
