import type { MessageKey } from '../../../i18n/en.ts';
import type { LinePart } from '../editor-values.ts';
import type { LinedKind } from '../kinds.ts';
import { readMoney, readNumber, typedMoney, typedNumber } from '../typed-figures.ts';

/** A column of the lines: its label, and the format of its figures. */
export type LineColumn = {
  readonly part: LinePart;
  readonly label: MessageKey;
  readonly settle?: (typed: string) => string;
  readonly inputMode?: 'decimal' | 'numeric';
};

const settledNumber = (locale: string) => (typed: string) => {
  const number = readNumber(typed);
  return typeof number === 'number' ? typedNumber(number, locale) : typed;
};

/** An amount with cents; an invalid one stays as typed. */
export const settledMoney = (locale: string) => (typed: string) => {
  const wire = readMoney(typed);
  return wire === null ? '' : typedMoney(wire, locale);
};

/** 'Sendung(en) / Gewicht in Kg / Betrag', or 'Artikelbezeichnung / Anzahl / Wert'. */
export const lineColumns = (kind: LinedKind, locale: string): readonly LineColumn[] => [
  { part: 'text', label: `documents.columns.${kind}.text` },
  {
    part: 'quantity',
    label: `documents.columns.${kind}.quantity`,
    settle: settledNumber(locale),
    inputMode: kind === 'bill' ? 'decimal' : 'numeric',
  },
  {
    part: 'amount',
    label: `documents.columns.${kind}.amount`,
    settle: settledMoney(locale),
    inputMode: 'decimal',
  },
];
