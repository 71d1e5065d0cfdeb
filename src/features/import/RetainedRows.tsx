import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportRow, ImportRun } from '../../../domain/imports/import-run.ts';
import { useView } from '../../kit/view/use-view.ts';
import { RowsTable } from './RowsTable.tsx';
import { useImportRows } from './use-import-rows.ts';

/** Records that stayed when an import was taken back, because they were changed or used since. */
export function RetainedRows({ run }: { run: ImportRun }) {
  const translate = useTranslate();
  const found = useImportRows(run, { outcome: 'kept' });
  const { rows } = found;
  const [first] = run.mapping?.columns ?? [];
  const lines = useMemo(
    () =>
      rows.map((row) => ({
        id: String(row.number),
        row,
        cells: <Cells row={row} column={first?.column ?? 0} />,
      })),
    [rows, first],
  );
  const label = translate('importing.result.retainedRows');
  const parts = ['row', 'known', 'reason'] as const;
  return (
    <section aria-label={label}>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <RowsTable
        label={label}
        heads={parts.map((part) => translate(`importing.check.${part}`))}
        lines={lines}
        found={found}
      />
    </section>
  );
}

function Cells({ row, column }: { row: ImportRow; column: number }) {
  const { definition } = useView();
  const translate = useTranslate();
  const { number, cells, recordId, reason } = row;
  const name = cells.slice(column, column + 2).join(' ');
  return (
    <>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums', width: 72 }}>{number}</TableCell>
      <TableCell>
        {recordId ? (
          <Link component={RouterLink} to={`/${definition.name}/${recordId}`}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </TableCell>
      <TableCell>{reason && translate(`errors.${reason}`)}</TableCell>
    </>
  );
}
