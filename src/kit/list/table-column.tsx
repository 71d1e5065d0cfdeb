import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import type { Column } from './use-columns.tsx';

/** A column of react-admin's own table; built once, so that rows render again only for new data. */
export const tableColumn = ({ name, source, label, ...column }: Column): ReactElement => (
  <DataTable.Col
    key={name}
    source={source}
    label={label}
    disableSort={!column.isSortable}
    render={column.render}
    {...(column.isFigure ? FIGURES : {})}
  />
);

/** react-admin's own column for numbers shows the bare number, whatever it is to render. */
const FIGURES = { align: 'right', sx: { fontVariantNumeric: 'tabular-nums' } } as const;
