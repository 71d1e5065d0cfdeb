import type { FieldErrors, Violation } from './errors.ts';
import type { Locale } from './fields.ts';
import { isOneOf } from './is-one-of.ts';

type Draft = {
  readonly text?: Readonly<Partial<Record<Locale, string | null>>> | null | undefined;
};

/** A placeholder: a name in braces. */
export const BRACED = /\{([^{}]*)\}/g;

/** The placeholders, with their braces, each once, in order of appearance. */
export const bracedNames = (text: string): readonly string[] => unknownNames(text, []);

/** The unknown placeholders, with their braces, each once, in order of appearance. */
export function unknownNames(
  text: string | null | undefined,
  known: readonly string[],
): readonly string[] {
  const braced = [...(text ?? '').matchAll(BRACED)];
  return [...new Set(braced.flatMap(([all, name]) => (isOneOf(known, name) ? [] : [all])))];
}

/**
 * What is wrong with a text that goes out as it is written: a placeholder, which nothing fills in.
 * Whoever writes `{name}` expects a name, and every customer would read the braces.
 */
export function notFilledIn(text: string): Violation | undefined {
  const found = bracedNames(text).join(', ');
  return found ? { code: 'notFilled', found } : undefined;
}

/** The rule that every placeholder is known: any other is a mistake, and is named. */
export function namesAreKnown(known: readonly string[]): (draft: Draft) => FieldErrors {
  const limit = known.map((name) => `{${name}}`).join(', ');
  return ({ text }) => {
    const errors: FieldErrors = {};
    for (const [locale, stated] of Object.entries(text ?? {})) {
      const found = unknownNames(stated, known).join(', ');
      if (found) errors[`text.${locale}`] = { code: 'unknownVariable', limit, found };
    }
    return errors;
  };
}
