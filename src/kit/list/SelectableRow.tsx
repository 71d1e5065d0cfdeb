import { TableCell, TableRow, type TableRowProps } from '@mui/material';
import type { MouseEvent } from 'react';
import {
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useGetPathForRecordCallback,
  useNavigate,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { RowCheckbox } from './RowCheckbox.tsx';

export type SelectableRowProps = TableRowProps & { 'data-index'?: number };

/** A row of a `DataTable` whose checkbox says which record it selects. */
export function SelectableRow({
  children,
  className,
  selected = false,
  ...rest
}: SelectableRowProps) {
  const { hasBulkActions = false, hover = true } = useDataTableConfigContext();
  const { handleToggleItem, rowClick } = useDataTableCallbacksContext();
  const open = useOpenRecord();
  return (
    <TableRow
      hover={hover}
      selected={selected}
      className={className}
      onClick={rowClick === false ? undefined : open}
      sx={{ cursor: rowClick === false ? 'default' : 'pointer' }}
      {...rest}
    >
      {hasBulkActions && handleToggleItem ? (
        <TableCell padding="checkbox">
          <RowCheckbox selected={selected} />
        </TableCell>
      ) : null}
      {children}
    </TableRow>
  );
}

/**
 * What a click on the row does: the table's `rowClick`, which may be a path, a screen or a
 * function.
 */
function useOpenRecord() {
  const { rowClick } = useDataTableCallbacksContext();
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const getPath = useGetPathForRecordCallback();
  const navigate = useNavigate();
  return async (event: MouseEvent) => {
    if (!record || !resource || isOnControl(event)) return;
    const link =
      typeof rowClick === 'function' ? await rowClick(record.id, resource, record) : rowClick;
    const path = await getPath({ record, resource, link });
    if (path) navigate(path, { state: { _scrollToTop: true } });
  };
}

/** Links, buttons and checkboxes inside a row handle a click themselves. */
const isOnControl = (event: MouseEvent): boolean =>
  event.target instanceof Element &&
  event.target.closest('a, button, input, [role="button"]') !== null;
