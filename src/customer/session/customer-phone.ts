/** Most customers have a German number; any other is typed over it. */
export const PREFIX = '+49 ';

/** A number as it is sent: a plus and digits, whatever stands between them. */
export const numberOf = (typed: string): string =>
  typed
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+490/, '+49');

/** Whether enough is typed to be a number. */
export const isNumber = (typed: string): boolean => /\d{4}/.test(typed.replace(/\D/g, ''));
