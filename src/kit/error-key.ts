import { failureOf } from '../providers/http-error.ts';

/** The translation key for the reason why a call was refused. */
export const errorKey = (error: unknown): string => `errors.${failureOf(error).code}`;
