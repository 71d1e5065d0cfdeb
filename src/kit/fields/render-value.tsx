import { type ComponentType, type ReactElement, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import type { Field, FieldKind } from '../../../domain/fields.ts';
import { valueAt } from '../../../domain/paths.ts';
import {
  BooleanCell,
  ChoiceCell,
  DateCell,
  FileCell,
  LocalizedCell,
  MoneyCell,
  NumberCell,
  PictureCell,
  TextCell,
} from '../cells/cells.tsx';
import { lazyPart } from '../lazy-part.tsx';
import type { CellProps, ValueProps } from '../view/props.ts';
import { columnField } from '../view/use-view.ts';
import type { View } from '../view/view.ts';
import { useKindParts } from './kind-parts.ts';

/**
 * One value of a record in its cell: the view's own cell or the default one of its kind; nothing if
 * it is hidden from the user. Throws on an unknown path.
 */
export function renderValue(view: View, path: string, record: RaRecord): ReactElement | null {
  if (view.withholds(path)) return null;
  const field = columnField(view, path);
  if (!field) throw new Error(`${view.definition.name} has no field "${path}".`);
  const props = {
    resource: view.definition.name,
    path,
    field,
    value: valueAt(record, path),
    record,
  };
  const Replaced = view.cells[path];
  if (!Replaced) return <RecordValue {...props} />;
  return (
    <Suspense fallback={null}>
      <Replaced {...props} Nested={RecordValue} />
    </Suspense>
  );
}

/** Shows one value of a record in the way of its field's kind. */
export function RecordValue(props: ValueProps) {
  const Cell = CELLS[props.field.kind];
  return (
    <Suspense fallback={null}>
      <Cell {...props} Nested={RecordValue} />
    </Suspense>
  );
}

/** Formatted text, as the product shows it. */
function FormattedCell(props: CellProps) {
  const { Cell } = useKindParts('richText');
  return <Cell {...props} />;
}

const nested = () => import('../cells/nested-cells.tsx');

/** How each kind of field is shown. */
const CELLS: Readonly<Record<FieldKind, ComponentType<CellProps>>> = {
  text: TextCell,
  richText: FormattedCell,
  integer: NumberCell,
  decimal: NumberCell,
  money: MoneyCell,
  boolean: BooleanCell,
  date: DateCell,
  dateTime: DateCell,
  choice: ChoiceCell,
  reference: lazyPart(nested, 'ReferenceCell'),
  list: lazyPart(nested, 'ListCell'),
  group: lazyPart(nested, 'GroupCell'),
  image: PictureCell,
  file: FileCell,
  localized: LocalizedCell,
};

const FIGURES: readonly FieldKind[] = ['integer', 'decimal', 'money'];

/** Whether values are aligned as numbers, at the end of the line. */
export const isFigure = (field: Field): boolean => FIGURES.includes(field.kind);
