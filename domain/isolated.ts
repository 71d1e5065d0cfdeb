/**
 * A name, number or code within a sentence, between the marks of Unicode that keep it apart, so that
 * Arabic around it does not turn it over. It reads in the direction of its own first letter; `ltr` is
 * for what always reads from left to right: phone numbers, times, amounts, references to a law.
 */
export const isolated = (text: string, direction: 'own' | 'ltr' = 'own'): string =>
  `${direction === 'ltr' ? '\u2066' : '\u2068'}${text}\u2069`;
