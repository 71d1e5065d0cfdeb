import type { Violation } from '../errors.ts';
import type { ChoiceValue, Field } from '../fields.ts';
import { fold } from '../fold.ts';
import { isDay } from '../validate.ts';

/** What the labels of choices in a table stand for, by the folded label. */
export type CellTexts = Readonly<Record<string, ChoiceValue>>;

/** What a cell says, or what is wrong with it. */
export type CellReading = { readonly value: unknown } | { readonly violation: Violation };

const YES = ['yes', 'y', 'true', '1', 'x', 'ja', 'j', 'wahr', 'oui', 'o', 'vrai', 'نعم'];
const NO = ['no', 'n', 'false', '0', '-', 'nein', 'falsch', 'non', 'faux', 'لا'];

const wrong = (code: Violation['code']): CellReading => ({ violation: { code } });

/** Arabic digits and separators as Latin ones. */
const latin = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, ',')
    .replace(/٬/g, '.');

/**
 * A number as it is written in Germany, Morocco or England, as `1234.5`. `1.234` alone could be
 * either of two numbers, and is none.
 */
function plainNumber(typed: string): string | undefined {
  const text = latin(typed)
    .replace(/(€|eur|kg|%)/gi, '')
    .replace(/[\s\u00a0\u202f'’]/g, '');
  if (/^[+-]?\d+([.,]\d{1,2}|[.,]0+)?$/.test(text)) return text.replace(',', '.');
  const grouped = /^([+-]?\d{1,3}(?:([.,])\d{3})+)(?:([.,])(\d{1,2}))?$/.exec(text);
  if (!grouped) return /^[+-]?\d+[.,]\d{4,}$/.test(text) ? text.replace(',', '.') : undefined;
  const [, whole = '', group = '', point, decimals] = grouped;
  if (point === group || (point === undefined && whole.split(group).length === 2)) return undefined;
  return `${whole.replaceAll(group, '')}${decimals ? `.${decimals}` : ''}`;
}

/** A day as it is written here (`31.12.2026`, `31/12/2026`) or as ISO has it. */
function dayOf(typed: string): string | undefined {
  const text = latin(typed);
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  const iso = day
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text.replace(/T00:00(:00(\.0+)?)?Z?$/, '');
  return isDay(iso) ? iso : undefined;
}

function choiceOf(choices: readonly ChoiceValue[], text: string, texts: CellTexts): CellReading {
  const folded = fold(text);
  const found =
    choices.find((choice) => String(choice) === text) ??
    choices.find((choice) => fold(String(choice)) === folded) ??
    (Object.hasOwn(texts, folded) ? texts[folded] : undefined);
  return found !== undefined && choices.includes(found) ? { value: found } : wrong('notAChoice');
}

/** An apostrophe that keeps a spreadsheet from running a text as a formula is no part of it. */
const unquoted = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');

/**
 * The value of a cell, read as people write in the four languages; what it must be besides is checked
 * as for any other body. Telephone numbers and references are left as they are written.
 */
export function readCell(field: Field, typed: string, texts: CellTexts = {}): CellReading {
  const text = unquoted(typed).trim();
  switch (field.kind) {
    case 'integer':
    case 'decimal': {
      const number = plainNumber(text);
      return number === undefined ? wrong('notANumber') : { value: Number(number) };
    }
    case 'money': {
      const number = plainNumber(text);
      if (number === undefined) return wrong('notMoney');
      const decimals = number.split('.')[1] ?? '';
      return decimals.length > 2 && !/^\d\d0+$/.test(decimals)
        ? { violation: { code: 'tooManyDecimals', limit: 2 } }
        : { value: Number(number).toFixed(2) };
    }
    case 'boolean': {
      const folded = fold(text);
      if (YES.some((word) => fold(word) === folded)) return { value: true };
      return NO.some((word) => fold(word) === folded) ? { value: false } : wrong('notABoolean');
    }
    case 'date': {
      const day = dayOf(text);
      return day ? { value: day } : wrong('notADate');
    }
    case 'dateTime':
      return { value: dayOf(text) ?? text };
    case 'choice':
      return choiceOf(field.choices, text, texts);
    case 'list':
      return listOf(field.of, text, texts);
    default:
      return { value: text };
  }
}

/** Several values in one cell, between commas, semicolons or line breaks. */
function listOf(of: Field, text: string, texts: CellTexts): CellReading {
  const readings = text
    .split(/[,;،\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => readCell(of, part, texts));
  const failed = readings.find((reading) => 'violation' in reading);
  return (
    failed ?? { value: readings.map((reading) => ('value' in reading ? reading.value : null)) }
  );
}
