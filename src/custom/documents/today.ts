import { carrierDay } from '../../../domain/documents/invoice/carrier-day.ts';

/** Today's day where the carrier sits, `YYYY-MM-DD`. */
export const todayInBerlin = (now: Date = new Date()): string => carrierDay(now);
