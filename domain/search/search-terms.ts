import { fold } from '../fold.ts';
import { isArticle, nameParts } from './name-parts.ts';
import { nameTokens } from './name-tokens.ts';
import { cityToken } from './searchable-text.ts';

/** Any one of these must stand in a record's searchable text. */
export type SearchTerm = readonly string[];

/** It does not begin inside of a code: RE-2026-000123 is no telephone number. */
const LONG_NUMBER = /(?<![\d-])(?:\+|00?)\d[\d\s()/.-]{4,}\d/g;
const NUMBER_ONLY = /^[+\d][\d\s()/.-]{4,}$/;
const SHORT_NUMBER = /^\d[\d()/.-]{4,}\d$/;
const CODE = /^(js|k)[\s-]?(\d{3,})$/;
/** What people leave in a number that has its country already: +49 (0)421. */
const KEPT_ZERO = /^(212|49)0/;

/** The digits by which a telephone number is kept, from how it is typed. */
function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const hasCountry = /^\s*(\+|00)/.test(typed);
  return hasCountry ? digits.replace(/^00/, '').replace(KEPT_ZERO, '$1') : digits;
}

/** Latin digits for the Arabic ones, so that a number is one in either. */
const withLatinDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/**
 * A name is found as it is typed, by how it sounds in either script, and as a city by any of its
 * names. What holds a digit is a code, a zip code or a house: only as it is typed.
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

/** A code, a number with points in it, or what a zip code or a house is called. */
const digitTerm = (word: string): SearchTerm =>
  codeTerm(word) ?? [SHORT_NUMBER.test(word) ? phoneDigits(word) : word];

function wordTerms(text: string): readonly SearchTerm[] {
  return text
    .split(/(\S*\d\S*)/)
    .flatMap((piece) => (/\d/.test(piece) ? [digitTerm(piece)] : nameTerms(piece.trim())));
}

/**
 * What a search asks for: every term must be met, in any order. Telephone numbers may be typed in
 * any form, with or without their country, and stand among names.
 */
export function searchTerms(search: string): readonly SearchTerm[] {
  const folded = fold(withLatinDigits(search));
  if (NUMBER_ONLY.test(folded)) return [[phoneDigits(folded)]];
  const code = codeTerm(folded);
  if (code) return [code];
  const numbers = [...folded.matchAll(LONG_NUMBER)].map(([typed]) => [phoneDigits(typed)]);
  return [...wordTerms(folded.replace(LONG_NUMBER, ' ')), ...numbers];
}

/** Whether a searchable text meets every term. */
export const isFound = (terms: readonly SearchTerm[], searchable: string): boolean =>
  terms.every((term) => term.some((text) => searchable.includes(text)));
