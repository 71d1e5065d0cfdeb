import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { sourceHeader, sourceText, writtenText } from '../../../domain/imports/composed-columns.ts';
import type {
  ImportRow,
  ImportRun,
  MappedColumn,
  RowDecision,
  RowResult,
} from '../../../domain/imports/import-run.ts';
import { useView } from '../../kit/view/use-view.ts';
import { RowChanges } from './RowChanges.tsx';
import { RowsTable } from './RowsTable.tsx';
import { decisionsOf } from './row-decisions.ts';
import { useImportRows } from './use-import-rows.ts';

/** So many mapped columns stand beside a row, to recognise it; fewer if changes stand there too. */
const CELLS_SHOWN = 4;
const CELLS_BESIDE_CHANGES = 2;

type Props = {
  run: ImportRun;
  label: string;
  /** All rows if left out. */
  result: Exclude<RowResult, 'faulty'> | undefined;
  onDecide: (number: number, decision: RowDecision | null) => void;
};

/** Rows without errors, the record that is there already, and what happens. */
export function CheckedRows({ run, label, result, onDecide }: Props) {
  const translate = useTranslate();
  const found = useImportRows(run, { verdict: result });
  const { rows, showDecision } = found;
  const hasChanges = result === 'same' || result === 'similar';
  const shown = useMemo(
    () => (run.mapping?.columns ?? []).slice(0, hasChanges ? CELLS_BESIDE_CHANGES : CELLS_SHOWN),
    [run.mapping, hasChanges],
  );
  const isKnown = result !== 'new';
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const lines = useMemo(() => {
    const decide = (number: number, decision: RowDecision | null) => {
      showDecision(number, decision);
      onDecide(number, decision);
    };
    return rows.map((row) => ({
      id: String(row.number),
      row,
      cells: isNarrow ? (
        <NarrowCells
          run={run}
          row={row}
          shown={shown}
          isKnown={isKnown}
          hasChanges={hasChanges}
          onDecide={decide}
        />
      ) : (
        <Cells
          run={run}
          row={row}
          shown={shown}
          isKnown={isKnown}
          hasChanges={hasChanges}
          onDecide={decide}
        />
      ),
    }));
  }, [rows, run, shown, isKnown, isNarrow, hasChanges, onDecide, showDecision]);
  const heads = isNarrow
    ? [translate('importing.check.row'), translate('importing.check.contents')]
    : [
        translate('importing.check.row'),
        ...shown.map((source) => sourceHeader(source, run.headers)),
        ...(isKnown ? [translate('importing.check.known')] : []),
        ...(hasChanges ? [translate('importing.check.changes')] : []),
        translate('importing.check.outcome'),
      ];
  return <RowsTable label={label} heads={heads} lines={lines} found={found} />;
}

type CellsProps = {
  run: ImportRun;
  row: ImportRow;
  shown: readonly MappedColumn[];
  isKnown: boolean;
  hasChanges: boolean;
  onDecide: (number: number, decision: RowDecision | null) => void;
};

function Cells({ run, row, shown, isKnown, hasChanges, onDecide }: CellsProps) {
  const { number, cells } = row;
  return (
    <>
      <TableCell sx={NUMBER}>{number}</TableCell>
      {shown.map((source) => (
        <TableCell key={source.path} sx={{ maxWidth: 240, overflowWrap: 'anywhere' }}>
          <bdi>{shownText(source, cells)}</bdi>
        </TableCell>
      ))}
      {isKnown && (
        <TableCell>
          <Known row={row} />
        </TableCell>
      )}
      {hasChanges && (
        <TableCell sx={{ minWidth: 220, maxWidth: 360, overflowWrap: 'anywhere' }}>
          <RowChanges run={run} row={row} />
        </TableCell>
      )}
      <TableCell sx={{ minWidth: 200 }}>
        <Outcome run={run} row={row} onDecide={onDecide} />
      </TableCell>
    </>
  );
}

/** On a phone everything stands in one cell, one below the other. */
function NarrowCells({ run, row, shown, isKnown, hasChanges, onDecide }: CellsProps) {
  const { number, cells } = row;
  const named = shown.map((source) => ({ path: source.path, cell: shownText(source, cells) }));
  return (
    <>
      <TableCell sx={{ ...NUMBER, verticalAlign: 'top' }}>{number}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', width: '100%', maxWidth: 0 }}>
        <Stack sx={{ gap: 0.5 }}>
          <div>
            {named
              .filter(({ cell }) => cell !== '')
              .map(({ path, cell }, at) => (
                <Fragment key={path}>
                  {at > 0 && ' · '}
                  <bdi>{cell}</bdi>
                </Fragment>
              ))}
          </div>
          {isKnown && <Known row={row} />}
          {hasChanges && <RowChanges run={run} row={row} />}
          <Outcome run={run} row={row} onDecide={onDecide} />
        </Stack>
      </TableCell>
    </>
  );
}

/** What fills a place; what cannot be split is shown as it is written. */
const shownText = (source: MappedColumn, cells: readonly string[]): string =>
  sourceText(source, cells) ?? writtenText(source, cells);

const NUMBER = { fontVariantNumeric: 'tabular-nums', width: 72 } as const;

/** The record that is there already. */
function Known({ row: { matchId, matchName } }: Pick<CellsProps, 'row'>) {
  const { definition } = useView();
  if (!matchId) return null;
  return (
    <Link
      component={RouterLink}
      to={`/${definition.name}/${matchId}`}
      target="_blank"
      rel="noopener"
      sx={{ alignSelf: 'start' }}
    >
      <bdi>{matchName}</bdi>
    </Link>
  );
}

/** What happens to a row: what follows from the check, or what is decided. */
function Outcome({ run, row, onDecide }: Pick<CellsProps, 'run' | 'row' | 'onDecide'>) {
  const translate = useTranslate();
  const { number, verdict: result, decision } = row;
  if (result !== 'same' && result !== 'similar') {
    const done = result === 'new' ? 'create' : result === 'faulty' ? 'faulty' : 'skip';
    return <>{translate(`importing.check.done.${done}`)}</>;
  }
  const forAll = run.decisions[result] ?? 'skip';
  const asAll = translate('importing.check.asAll', {
    decision: translate(`importing.check.decisions.${forAll}`),
  });
  return (
    <TextField
      select
      fullWidth
      size="small"
      variant="standard"
      value={decision ?? ''}
      onChange={({ target }) =>
        onDecide(number, decisionsOf(result).find((one) => one === target.value) ?? null)
      }
      slotProps={{
        select: { displayEmpty: true },
        htmlInput: { 'aria-label': translate('importing.check.forOne', { number }) },
      }}
    >
      <MenuItem value="">{asAll}</MenuItem>
      {decisionsOf(result).map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`importing.check.decisions.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
