// What may be typed where somebody gives the number that they log in with (specification 5 and 9).

/** The initial text of the phone field. */
export const PHONE_PREFIX = '+212';

const ACCEPTED = /^\+?\d*$/;
const COMPLETE = /^\+?\d+$/;
const SEPARATORS = /[\s()./-]/g;

/** Whether the phone field accepts this text: a leading plus, then digits. */
export const acceptsPhone = (text: string): boolean => ACCEPTED.test(text);

/** Whether the text is a number that can be sent: it ends in a digit. */
export const isPhone = (text: string): boolean => COMPLETE.test(text);

/**
 * What the field says after this input: one keystroke is taken as it is, and what was pasted or filled
 * in by the browser without the separators between its digits. `undefined` if it is not accepted.
 */
export function phoneAfter(text: string, inputType: string | undefined): string | undefined {
  const wanted = inputType === 'insertText' ? text : text.replace(SEPARATORS, '');
  return acceptsPhone(wanted) ? wanted : undefined;
}
