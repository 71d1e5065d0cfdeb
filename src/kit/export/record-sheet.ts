import type { RaRecord, useTranslate } from 'react-admin';
import { type Field, LOCALES } from '../../../domain/fields.ts';
import { isMoney, toCents } from '../../../domain/money.ts';
import { valueAt } from '../../../domain/paths.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { toText } from '../format/to-text.ts';
import { fieldLabel } from '../view/field-label.ts';
import type { SheetKind, SheetValue } from '../view/list-view.ts';
import { columnField } from '../view/use-view.ts';
import type { View } from '../view/view.ts';
import { type Sheet, type SheetSource, sheetOf } from './sheet.ts';

type Translate = ReturnType<typeof useTranslate>;

type Options = Pick<Sheet, 'name' | 'rightToLeft'> & {
  translate: Translate;
  /** The reader's language, for texts that exist in several. */
  locale?: string;
  /** Whether its labels are the resource's short ones. */
  isDense: boolean;
};

/**
 * Records as a table for a spreadsheet, in the user's language: the columns that their view names,
 * or every field. A view names only what the user may read.
 */
export function recordSheet(
  view: View,
  records: readonly RaRecord[],
  { translate, isDense, locale = LOCALES[0], ...name }: Options,
): Sheet {
  const sources = view.exports.map((column) =>
    sourceOf(view, column, { translate, isDense, locale }),
  );
  return sheetOf(sources, records, { ...name, sumLabel: translate('kit.export.sum') });
}

function sourceOf(
  view: View,
  name: string,
  texts: { translate: Translate; isDense: boolean; locale: string },
): SheetSource<RaRecord> {
  const { translate, locale } = texts;
  const composed = Object.hasOwn(view.composedExports, name)
    ? view.composedExports[name]
    : undefined;
  if (composed) {
    const { label, kind = 'text' } = composed;
    return {
      label: translate(label),
      kind,
      value: (record) => composed.value(record, translate) ?? undefined,
    };
  }
  const field = columnField(view, name);
  if (!field) throw new Error(`${view.definition.name} has no field "${name}".`);
  const { kind, unit, summed } = measureOf(field);
  const label = fieldLabel(view, name, texts);
  return {
    label: unit ? `${label} (${unit})` : label,
    kind,
    summed,
    value: (record) =>
      valueIn(view, name, { field, translate, locale, current: valueAt(record, name) }),
  };
}

type Measure = { kind: SheetKind; unit?: string; summed: boolean };

/** Amounts are numbers that a spreadsheet can add up; what is counted or weighed has a sum. */
function measureOf(field: Field): Measure {
  switch (field.kind) {
    case 'integer':
      return { kind: 'whole', summed: field.unit === 'pieces' };
    case 'decimal':
      return field.unit === 'kg'
        ? { kind: 'kilograms', unit: 'kg', summed: true }
        : { kind: 'kilograms', summed: false };
    case 'money':
      return { kind: 'euro', unit: '€', summed: true };
    case 'date':
      return { kind: 'day', summed: false };
    default:
      return { kind: 'text', summed: false };
  }
}

type CurrentValue = { field: Field; translate: Translate; locale: string; current: unknown };

function valueIn(view: View, path: string, { field, current, ...texts }: CurrentValue): SheetValue {
  const { translate, locale } = texts;
  const yesOrNo = { yes: translate('kit.yes'), no: translate('kit.no') };
  if (current === null || current === undefined) {
    return field.kind === 'boolean' ? yesOrNo.no : undefined;
  }
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return typeof current === 'number' ? current : undefined;
    case 'money':
      // Wire money as a number of euros, which a spreadsheet can add up.
      return typeof current === 'string' && isMoney(current) ? toCents(current) / 100 : undefined;
    case 'date':
      return String(current);
    default:
      return toText(
        field,
        current,
        (value) =>
          translate(choiceLabelKey(view.definition.name, path, value), { _: String(value) }),
        { ...yesOrNo, locale },
      );
  }
}
