/** The initial text of the phone field (specification 9). */
export const PHONE_PREFIX = '+212';

const ACCEPTED = /^\+?\d*$/;
const COMPLETE = /^\+?\d+$/;
const SEPARATORS = /[\s()./-]/g;

/** Whether the phone field accepts this text: a leading plus, then digits (specification 5). */
export const acceptsPhone = (text: string): boolean => ACCEPTED.test(text);

/** Whether the text is a number that can be sent: it ends in a digit. */
export const isPhone = (text: string): boolean => COMPLETE.test(text);

/**
 * A number that was pasted or filled in by the browser, without the separators between its digits.
 */
export const withoutSeparators = (text: string): string => text.replace(SEPARATORS, '');
