import { cleanText } from '../../domain/clean-text.ts';
import { hasFewDecimals, MOST_DECIMALS } from '../../domain/decimals.ts';
import type { ViolationCode } from '../../domain/errors.ts';
import type { ChoiceField, Field } from '../../domain/fields.ts';
import { isFinerThanCents, isMoney, toCents } from '../../domain/money.ts';
import { isId, isPrintable, violationOf } from '../../domain/validate.ts';
import { toGrams } from '../../domain/weight.ts';
import { toE164 } from '../base/phone-numbers.ts';

/** A value of a list query in its stored form, ready to be compared in SQL. */
export type QueryValue = string | number | boolean;

type Read = { value: QueryValue } | { problem: ViolationCode; limit?: number };

const TOO_FINE: Read = { problem: 'tooManyDecimals', limit: MOST_DECIMALS };

const MAX_TEXT = 500;
/** The first and the last moment that every part of the product can represent. */
const EARLIEST = Date.UTC(1, 0, 1);
const LATEST = Date.UTC(9999, 11, 31);

function readText(text: string): Read {
  if (text.length > MAX_TEXT) return { problem: 'tooLong' };
  return isPrintable(text) ? { value: cleanText(text, 'line') } : { problem: 'unprintable' };
}

function readNumber(text: string, whole: boolean, toStored: (value: number) => number): Read {
  const value = /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) return { problem: 'notANumber' };
  if (whole && !Number.isInteger(value)) return { problem: 'notAnInteger' };
  return hasFewDecimals(value) ? { value: toStored(value) } : TOO_FINE;
}

function readMoney(text: string): Read {
  if (isFinerThanCents(text)) return TOO_FINE;
  return isMoney(text) ? { value: toCents(text) } : { problem: 'notMoney' };
}

function readMoment(text: string): Read {
  const moment = violationOf({ kind: 'dateTime' }, text) ? Number.NaN : Date.parse(text);
  return moment >= EARLIEST && moment <= LATEST
    ? { value: new Date(moment).toISOString() }
    : { problem: 'notADateTime' };
}

function readDay(text: string): Read {
  const valid = !violationOf({ kind: 'date' }, text) && Date.parse(text) >= EARLIEST;
  return valid ? { value: text } : { problem: 'notADate' };
}

function readChoice(field: ChoiceField, text: string): Read {
  const found = field.choices.find((choice) => String(choice) === text);
  return found === undefined ? { problem: 'notAChoice' } : { value: found };
}

/** Reads one value of a query parameter, by the kind of the field that it is compared with. */
export function readQueryValue(field: Field, typed: string): Read {
  const text = typed.normalize('NFC');
  if (text === '') return { problem: 'required' };
  switch (field.kind) {
    case 'text':
      return readText(field.format === 'phone' ? toE164(text) : text);
    case 'richText':
    case 'image':
    case 'file':
      return readText(text);
    case 'integer':
      return readNumber(text, true, (value) => value);
    case 'decimal':
      return readNumber(text, false, field.unit === 'kg' ? toGrams : (value) => value);
    case 'money':
      return readMoney(text);
    case 'boolean':
      return text === 'true' || text === 'false'
        ? { value: text === 'true' }
        : { problem: 'notABoolean' };
    case 'date':
      return readDay(text);
    case 'dateTime':
      return readMoment(text);
    case 'choice':
      return readChoice(field, text);
    case 'reference':
      return isId(text) ? { value: text.toLowerCase() } : { problem: 'notAnId' };
    case 'list':
    case 'group':
    case 'localized':
      return { problem: 'notText' };
    default:
      return field satisfies never;
  }
}
