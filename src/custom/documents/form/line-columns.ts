import type { KeyboardEvent } from 'react';
import type { LinedKind } from '../../../../domain/orders/document-kinds.ts';
import type { MessageKey } from '../../../i18n/en.ts';
import type { LinePart } from '../editing/editor-values.ts';
import { readMoney, readNumber, typedMoney, typedNumber } from '../editing/typed-figures.ts';

/** A column of the lines: its label, and the format of its figures. */
export type LineColumn = {
  readonly part: LinePart;
  readonly label: MessageKey;
  readonly settle?: (typed: string) => string;
  readonly inputMode?: 'decimal' | 'numeric';
};

/** An amount with cents; an invalid one stays as typed. */
export const settledMoney = (locale: string) => (typed: string) => {
  const wire = readMoney(typed);
  return wire === null ? '' : typedMoney(wire, locale);
};

/** A number as it is written in the language; an invalid one stays as typed. */
export const settledNumber = (locale: string) => (typed: string) => {
  const number = readNumber(typed);
  return typeof number === 'number' ? typedNumber(number, locale) : typed;
};

/** 'Sendung(en) / Gewicht in Kg / Betrag', or 'Artikelbezeichnung / Anzahl / Wert'. */
export const lineColumns = (
  kind: LinedKind,
  quantity: NonNullable<LineColumn['inputMode']>,
  locale: string,
): readonly LineColumn[] => [
  { part: 'text', label: `documents.columns.${kind}.text` },
  {
    part: 'quantity',
    label: `documents.columns.${kind}.quantity`,
    settle: settledNumber(locale),
    inputMode: quantity,
  },
  {
    part: 'amount',
    label: `documents.columns.${kind}.amount`,
    settle: settledMoney(locale),
    inputMode: 'decimal',
  },
];

/** The action of a key in the lines of a document. */
export type LineMove =
  | { to: 'cell'; row: number; column: number }
  | { to: 'newRow' }
  | { to: 'removeRow' }
  | undefined;

type Place = { row: number; column: number; rows: number; columns: number };

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * How keys move through the lines: Enter moves on cell by cell and after the last one into a new row,
 * Shift+Enter moves back, and the arrows move up and down. Backspace removes a row that is empty. All
 * other keys are left to the input.
 */
export function lineMove(key: Key, place: Place, isRowBlank: boolean): LineMove {
  if (key.ctrlKey || key.metaKey || key.altKey) return undefined;
  const { row, column, rows } = place;
  switch (key.key) {
    case 'Enter':
      return step(place, key.shiftKey ? -1 : 1);
    case 'ArrowUp':
      return row > 0 ? { to: 'cell', row: row - 1, column } : undefined;
    case 'ArrowDown':
      return row + 1 < rows ? { to: 'cell', row: row + 1, column } : undefined;
    case 'Backspace':
      return isRowBlank && rows > 1 ? { to: 'removeRow' } : undefined;
    default:
      return undefined;
  }
}

function step({ row, column, rows, columns }: Place, by: 1 | -1): LineMove {
  const at = row * columns + column + by;
  if (at < 0) return undefined;
  if (at >= rows * columns) return { to: 'newRow' };
  return { to: 'cell', row: Math.floor(at / columns), column: at % columns };
}
