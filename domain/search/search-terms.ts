import { fold } from '../fold.ts';
import { isArticle, nameParts } from './name-parts.ts';
import { nameTokens } from './name-tokens.ts';
import { cityToken } from './searchable-text.ts';

/** Any one of these must be in a record's searchable text. */
export type SearchTerm = readonly string[];

/** It must not begin inside a code: RE-2026-000123 is not a phone number. */
const LONG_NUMBER = /(?<![\d-])(?:\+|00?)\d[\d\s()/.-]{4,}\d/g;
const NUMBER_ONLY = /^[+\d][\d\s()/.-]{4,}$/;
const SHORT_NUMBER = /^\d[\d()/.-]{4,}\d$/;
const CODE = /^(js|k)[\s-]?(\d{3,})$/;
/** A "(0)" that is often left in a number with a country code: +49 (0)421. */
const TRUNK_ZERO = /^(212|49)0/;

/** The stored digits of a phone number, from the way it is typed. */
function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const hasCountry = /^\s*(\+|00)/.test(typed);
  return hasCountry ? digits.replace(/^00/, '').replace(TRUNK_ZERO, '$1') : digits;
}

/** Replaces Arabic digits by Latin ones, so that a number is the same in either. */
const withLatinDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/**
 * A name is found as it is typed, by its sound in either script, and as a city by any of its names.
 * A term with a digit is a code, a postal code or a house number, and is found only as it is typed.
 */
function nameTerms(folded: string): readonly SearchTerm[] {
  const parts = nameParts(folded);
  const named = parts.filter((part) => !isArticle(part));
  return (named.length > 0 ? named : parts).map(({ written, word, city }) => [
    written,
    ...(city ? [` ${cityToken(city)} `] : []),
    ...(city ? [] : nameTokens(word).sought.map((token) => ` ${token} `)),
  ]);
}

function codeTerm(word: string): SearchTerm | undefined {
  const [, prefix, number] = CODE.exec(word) ?? [];
  return prefix && number ? [`${prefix}-${number}`] : undefined;
}

/** A code, a number with points in it, a postal code or a house number. */
const digitTerm = (word: string): SearchTerm =>
  codeTerm(word) ?? [SHORT_NUMBER.test(word) ? phoneDigits(word) : word];

function wordTerms(text: string): readonly SearchTerm[] {
  return text
    .split(/(\S*\d\S*)/)
    .flatMap((piece) => (/\d/.test(piece) ? [digitTerm(piece)] : nameTerms(piece.trim())));
}

/**
 * What a search requires: every term must match, in any order. Phone numbers may be typed in any
 * form, with or without their country code, and between names.
 */
export function searchTerms(search: string): readonly SearchTerm[] {
  const folded = fold(withLatinDigits(search));
  if (NUMBER_ONLY.test(folded)) return [[phoneDigits(folded)]];
  const code = codeTerm(folded);
  if (code) return [code];
  const numbers = [...folded.matchAll(LONG_NUMBER)].map(([typed]) => [phoneDigits(typed)]);
  return [...wordTerms(folded.replace(LONG_NUMBER, ' ')), ...numbers];
}

/** Whether a searchable text matches every term. */
export const isFound = (terms: readonly SearchTerm[], searchable: string): boolean =>
  terms.every((term) => term.some((text) => searchable.includes(text)));
