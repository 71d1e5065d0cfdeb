import { commands } from '../../../../domain/resources/commands.ts';
import { violationOf } from '../../../../domain/validate.ts';

const PHONE = commands.fields.recipient.fields.phone;

/** Whether a value is a complete telephone number in the stored form. */
export const isE164 = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && violationOf(PHONE, value) === undefined;
