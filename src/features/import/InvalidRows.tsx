import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import {
  columnName,
  type ImportRow,
  type ImportRun,
  type RowError,
} from '../../../domain/imports/import-run.ts';
import { useView } from '../../kit/view/use-view.ts';
import { RowsTable } from './RowsTable.tsx';
import { rowErrorReason } from './row-error-reason.ts';
import { useImportRows } from './use-import-rows.ts';
import { usePlaceLabel } from './use-place-label.ts';

type Props = {
  run: ImportRun;
  label: string;
  /** Those that the check has found, or those that were rejected when they were written. */
  which: { readonly verdict: 'faulty' } | { readonly outcome: 'failed' };
};

/** The errors of a table: each with its row, its column, the content of the cell, and the reason. */
export function InvalidRows({ run, label, which }: Props) {
  const translate = useTranslate();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const found = useImportRows(run, which);
  const { rows } = found;
  const lines = useMemo(
    () =>
      rows.flatMap((row) =>
        errorsOf(row).map((error, at) => ({
          id: `${row.number}.${at}`,
          row,
          cells: <Cells number={row.number} error={error} isNarrow={onPhone} />,
        })),
      ),
    [rows, onPhone],
  );
  const parts = onPhone
    ? (['row', 'reason'] as const)
    : (['row', 'where', 'value', 'reason'] as const);
  return (
    <RowsTable
      label={label}
      heads={parts.map((part) => translate(`importing.check.${part}`))}
      lines={lines}
      found={found}
    />
  );
}

/** What was rejected as a whole has a reason, but no cell. */
type InvalidRowError = RowError | { readonly reason: string };

function errorsOf({ errors, reason }: ImportRow): readonly InvalidRowError[] {
  if (errors.length > 0) return errors;
  return reason === null ? [] : [{ reason }];
}

type CellsProps = { number: number; error: InvalidRowError; isNarrow: boolean };

function Cells({ number, error, isNarrow }: CellsProps) {
  const translate = useTranslate();
  const { definition } = useView();
  const reason =
    'reason' in error
      ? translate(`errors.${error.reason}`)
      : rowErrorReason(error, { translate, definition });
  if (isNarrow) {
    return (
      <>
        <TableCell sx={NUMBER}>{number}</TableCell>
        <TableCell>
          <Where error={error} />
          <Value error={error} />
          <Box sx={{ color: 'error.main' }}>{reason}</Box>
        </TableCell>
      </>
    );
  }
  return (
    <>
      <TableCell sx={NUMBER}>{number}</TableCell>
      <TableCell>
        <Where error={error} />
      </TableCell>
      <TableCell sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>
        <Value error={error} />
      </TableCell>
      <TableCell sx={{ color: 'error.main' }}>{reason}</TableCell>
    </>
  );
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', verticalAlign: 'top', width: 72 } as const;

/** The column by its letter and its name; a place that no column fills, by its label. */
function Where({ error }: { error: InvalidRowError }) {
  const translate = useTranslate();
  const labelOf = usePlaceLabel();
  if ('reason' in error) return <>{translate('importing.check.wholeRow')}</>;
  if (error.column === undefined) return <>{labelOf(error.path)}</>;
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary', paddingInlineEnd: 1 }}>
        <bdi>{columnName(error.column)}</bdi>
      </Box>
      <bdi>{error.header}</bdi>
    </>
  );
}

function Value({ error }: { error: InvalidRowError }) {
  const translate = useTranslate();
  if ('reason' in error || error.value === undefined) return null;
  return error.value === '' ? (
    <Box component="em" sx={{ color: 'text.secondary', display: 'block' }}>
      {translate('importing.check.empty')}
    </Box>
  ) : (
    <Box component="bdi" sx={{ display: 'block' }}>
      {error.value}
    </Box>
  );
}
