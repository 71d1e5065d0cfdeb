import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { columnsOfSource } from '../../../domain/imports/composed-columns.ts';
import {
  type CellCorrection,
  columnName,
  type ImportRow,
  type ImportRun,
  type RowError,
} from '../../../domain/imports/import-run.ts';
import { rejectionReason } from '../../kit/failure/rejection-reason.ts';
import { Urgency } from '../../kit/urgency/Urgency.tsx';
import { useView } from '../../kit/view/use-view.ts';
import { type ChosenReason, ErrorSummary } from './ErrorSummary.tsx';
import { MendedCell } from './MendedCell.tsx';
import { RowsTable } from './RowsTable.tsx';
import { rowErrorReason } from './row-error-reason.ts';
import { useImportRows } from './use-import-rows.ts';
import { useMending } from './use-mending.ts';
import { usePlaceLabel } from './use-place-label.ts';

type Props = {
  run: ImportRun;
  label: string;
  /** Those that the check has found, that were corrected, or that were rejected when they were written. */
  which:
    | { readonly verdict: 'faulty' }
    | { readonly corrected: 'true' }
    | { readonly outcome: 'failed' };
};

/**
 * The errors of a table: each with its row, its column, the content of the cell, and the reason. Until
 * the table is imported, the cells can be corrected where they stand.
 */
export function InvalidRows({ run, label, which }: Props) {
  const translate = useTranslate();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [reason, setReason] = useState<ChosenReason>();
  const found = useImportRows(run, { ...which, ...reason });
  const { mend, error: rejection } = useMending(run);
  const { rows } = found;
  const lines = useMemo(
    () =>
      rows.flatMap((row) =>
        linesOf(row).map(({ id, ...line }) => ({
          id: `${row.number}.${id}`,
          row,
          cells: <Cells run={run} row={row} line={line} isNarrow={onPhone} onMend={mend} />,
        })),
      ),
    [rows, run, onPhone, mend],
  );
  const parts = onPhone
    ? (['row', 'reason'] as const)
    : (['row', 'where', 'value', 'reason'] as const);
  return (
    <>
      {!('corrected' in which) && (
        <ErrorSummary
          run={run}
          of={'outcome' in which ? 'failed' : 'faulty'}
          chosen={reason}
          onChoose={setReason}
        />
      )}
      {rejection && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {rejectionReason(rejection, translate)}
        </Alert>
      )}
      <RowsTable
        label={label}
        heads={parts.map((part) => translate(`importing.check.${part}`))}
        lines={lines}
        found={found}
      />
    </>
  );
}

/** What was rejected as a whole has a reason, but no cell; a cell that was corrected has no error. */
type Line =
  | { readonly error: RowError }
  | { readonly reason: string }
  | { readonly corrected: number };

function linesOf({ errors, reason, originalCells = {} }: ImportRow) {
  const lines: (Line & { readonly id: string })[] = errors.map((error) => ({
    id: `${error.path} ${error.code}`,
    error,
  }));
  if (lines.length === 0 && reason !== null) lines.push({ id: 'reason', reason });
  for (const column of Object.keys(originalCells).map(Number)) {
    if (errors.some((error) => error.column === column)) continue;
    lines.push({ id: `corrected ${column}`, corrected: column });
  }
  return lines;
}

type CellsProps = {
  run: ImportRun;
  row: ImportRow;
  line: Line;
  isNarrow: boolean;
  onMend: (cell: CellCorrection) => void;
};

function Cells({ run, row, line, isNarrow, onMend }: CellsProps) {
  const reason = <Reason row={row} line={line} />;
  const value = <Value run={run} row={row} line={line} onMend={onMend} />;
  if (isNarrow) {
    return (
      <>
        <TableCell sx={NUMBER}>{row.number}</TableCell>
        <TableCell>
          <Where run={run} line={line} />
          {value}
          {reason}
        </TableCell>
      </>
    );
  }
  return (
    <>
      <TableCell sx={NUMBER}>{row.number}</TableCell>
      <TableCell>
        <Where run={run} line={line} />
      </TableCell>
      <TableCell sx={{ minWidth: 200, maxWidth: 320, overflowWrap: 'anywhere' }}>{value}</TableCell>
      <TableCell>{reason}</TableCell>
    </>
  );
}

/** What is wrong, or that nothing is any more. */
function Reason({ row, line }: Pick<CellsProps, 'row' | 'line'>) {
  const translate = useTranslate();
  const { definition } = useView();
  if ('corrected' in line) {
    const isRight = row.errors.length === 0;
    return (
      <Urgency level={isRight ? 'fine' : 'unknown'}>
        {translate(`importing.mend.${isRight ? 'right' : 'corrected'}`)}
      </Urgency>
    );
  }
  return (
    <Urgency level="overdue">
      {'reason' in line
        ? translate(`errors.${line.reason}`)
        : rowErrorReason(line.error, { translate, definition })}
    </Urgency>
  );
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', verticalAlign: 'top', width: 72 } as const;

/** The column by its letter and its name; a place that no column fills, by its label. */
function Where({ run, line }: Pick<CellsProps, 'run' | 'line'>) {
  const translate = useTranslate();
  const labelOf = usePlaceLabel();
  if ('reason' in line) return <>{translate('importing.check.wholeRow')}</>;
  const column = 'corrected' in line ? line.corrected : line.error.column;
  if (column === undefined) return 'error' in line ? labelOf(line.error.path) : null;
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary', paddingInlineEnd: 1 }}>
        <bdi>{columnName(column)}</bdi>
      </Box>
      <bdi>{'error' in line ? line.error.header : run.headers[column]}</bdi>
    </>
  );
}

/** The cells that a line is about: to be corrected as long as the table is not imported. */
function Value({ run, row, line, onMend }: Omit<CellsProps, 'isNarrow'>) {
  const translate = useTranslate();
  if ('reason' in line) return null;
  const columns = 'corrected' in line ? [line.corrected] : columnsOfError(run, line.error);
  if (run.state === 'checked') {
    return columns.map((column) => (
      <MendedCell
        key={column}
        runId={run._id}
        row={row}
        column={column}
        header={run.headers[column] ?? ''}
        onMend={onMend}
      />
    ));
  }
  const text = 'corrected' in line ? row.cells[line.corrected] : line.error.value;
  if (text === undefined) return null;
  return text === '' ? (
    <Box component="em" sx={{ color: 'text.secondary', display: 'block' }}>
      {translate('importing.check.empty')}
    </Box>
  ) : (
    <Box component="bdi" sx={{ display: 'block' }}>
      {text}
    </Box>
  );
}

/** All columns that fill what is wrong. */
function columnsOfError({ mapping }: ImportRun, { path, column }: RowError): readonly number[] {
  if (column === undefined) return [];
  const source = mapping?.columns.find((one) => one.path === path && one.column === column);
  return source ? columnsOfSource(source) : [column];
}
