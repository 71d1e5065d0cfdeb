import { failureOf } from '../providers/http-error.ts';

/** The translation key of what a call was refused with. */
export const errorKey = (error: unknown): string => `errors.${failureOf(error).code}`;
