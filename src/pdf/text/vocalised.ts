/**
 * The marks above and below Arabic letters: vowels, doubling, hamza and the signs of the Koran.
 * What has a composed letter, such as `آ`, is one before a text comes here.
 */
const MARKS =
  /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/g;

/** Arabic letters, their marks, spaces and signs that have no direction; no digits. */
const ARABIC_ALONE =
  /^[ ,.\u00a0\u0610-\u061b\u061f-\u065f\u066e-\u06dc\u06df-\u06ef\u06fa-\u06ff-]*$/;

/** Whether Arabic letters of a text bear marks. */
export const isVocalised = (text: string): boolean => text.search(MARKS) >= 0;

/** Whether a text is read from right to left as a whole, so that nothing in it changes places. */
export const isArabicAlone = (text: string): boolean => ARABIC_ALONE.test(text);

/** A text in the letters in which names are written, without the marks that vocalise them. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');
