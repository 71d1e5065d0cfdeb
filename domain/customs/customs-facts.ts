import type { FieldErrors } from '../errors.ts';
import { isCountry } from './countries.ts';

/** Why goods are sent (CN 23, field 11): what customs charges depends on it. */
export const CATEGORIES = ['gift', 'personalEffects', 'return', 'sale'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The documents by which a sender identifies himself to the carrier. */
export const ID_KINDS = ['identityCard', 'passport', 'residencePermit'] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** Whether goods are new or used: used ones are personal effects, new ones may be trade. */
export const CONDITIONS = ['new', 'used'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The languages in which captions can be printed besides German and French. */
export const CAPTION_LANGUAGES = ['ar', 'es'] as const;
export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number];

/** Chapters of the Harmonized System: 01 to 97 without 77, which is reserved for the future. */
const isChapter = (chapter: number): boolean => chapter >= 1 && chapter <= 97 && chapter !== 77;

/** Whether a text can be a subheading of the Harmonized System: six digits of an existing chapter. */
export const isHsCode = (code: string): boolean =>
  /^\d{6}$/.test(code) && isChapter(Number(code.slice(0, 2)));

/** A code as people write it, with points or blanks (`6109.10`), in six digits where it has them. */
export const plainHsCode = (typed: string): string => typed.replace(/[\s.]/g, '');

/** The number of a Moroccan identity card: one or two letters and up to seven digits. */
export const isCin = (number: string): boolean => /^[A-Z]{1,2}\d{1,7}$/.test(number);

/** The number of an identity document as it is stored: capitals, without blanks and hyphens. */
export const plainIdNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

type Typed = string | null | undefined;

type Declared = {
  readonly declarationConten?:
    | readonly { readonly hsCode?: Typed; readonly origin?: Typed }[]
    | null;
  readonly customs?: {
    readonly idKind?: Typed;
    readonly idNumber?: Typed;
    readonly recipientCin?: Typed;
  } | null;
};

/** What is declared for customs must have the form in which customs reads it; all of it is optional. */
export function customsAreRight({ declarationConten, customs }: Declared): FieldErrors {
  const ofLines = (declarationConten ?? []).flatMap(({ hsCode, origin }, at) => [
    ...(hsCode && !isHsCode(hsCode)
      ? [[`declarationConten.${at}.hsCode`, { code: 'notAnHsCode' }] as const]
      : []),
    ...(origin && !isCountry(origin)
      ? [[`declarationConten.${at}.origin`, { code: 'notACountry' }] as const]
      : []),
  ]);
  const { idKind, idNumber, recipientCin } = customs ?? {};
  return {
    ...Object.fromEntries(ofLines),
    ...(idNumber && !/^[A-Z0-9]{4,20}$/.test(idNumber)
      ? { 'customs.idNumber': { code: 'notAnIdNumber' } }
      : {}),
    ...(idNumber && !idKind ? { 'customs.idKind': { code: 'required' } } : {}),
    ...(recipientCin && !isCin(recipientCin)
      ? { 'customs.recipientCin': { code: 'notACin' } }
      : {}),
  };
}
