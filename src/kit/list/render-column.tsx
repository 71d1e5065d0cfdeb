import type { ReactElement } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { isSortable } from '../../../domain/sortable.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { isFigure, renderValue } from '../fields/render-value.tsx';
import { columnField } from '../view/use-view.ts';
import type { View } from '../view/view.ts';
import { RecordLink } from './RecordLink.tsx';

/**
 * The column of a field, for generated and hand-written tables. `linked` makes its value the link
 * to the record. There is none for a field that is kept from the user. Throws on an unknown path.
 */
export function renderColumn(
  view: View,
  path: string,
  { linked = false }: { linked?: boolean } = {},
): ReactElement | null {
  const { name } = view.definition;
  if (view.withholds(path)) return null;
  const field = columnField(view, path);
  if (!field) throw new Error(`${name} has no field "${path}".`);
  // A view's own cell replaces the figure with words.
  const alignEnd = isFigure(field) && !view.cells[path];
  return (
    <DataTable.Col
      key={path}
      source={path}
      label={fieldLabelKey(name, path)}
      disableSort={!isSortable(field)}
      render={(record: RaRecord) => {
        const value = renderValue(view, path, record);
        return linked ? <RecordLink>{value}</RecordLink> : value;
      }}
      {...(alignEnd ? FIGURES : {})}
    />
  );
}

/** react-admin's own column for numbers shows the bare number, whatever it is told to render. */
const FIGURES = { align: 'right', sx: { fontVariantNumeric: 'tabular-nums' } } as const;
