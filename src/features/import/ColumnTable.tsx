import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { splitText } from '../../../domain/imports/composed-columns.ts';
import { columnName, type ImportRow, type ImportRun } from '../../../domain/imports/import-run.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { JoinedColumn, SplitColumn } from './ComposedColumn.tsx';
import { type ColumnUse, DEFAULT_JOIN, joinedColumns, NO_USE } from './column-plan.ts';
import { rowsKey } from './use-import-run.ts';
import type { useMapping } from './use-mapping.ts';
import { usePlaceLabel } from './use-place-label.ts';

const SAMPLES = 3;

/** So many rows are looked through once columns are joined or split: what cannot be split is named. */
const ROWS_LOOKED_AT = 1_000;

type Mapping = Pick<
  ReturnType<typeof useMapping>,
  'places' | 'plan' | 'columns' | 'reasonOf' | 'choose' | 'join'
>;

type Props = { run: ImportRun; mapping: Mapping };

/** The columns of a table, one below the other, each with its first values and what it is taken for. */
export function ColumnTable({ run, mapping }: Props) {
  const { _id: id, headers } = run;
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const isComposed = mapping.columns.some(({ joined, part }) => joined || part);
  const limit = isComposed ? ROWS_LOOKED_AT : SAMPLES;
  const { data: rows = NONE } = useQuery({
    queryKey: [...rowsKey(id), 'samples', limit],
    queryFn: ({ signal }) => provider.getImportRows(id, { limit }, { signal }),
    // The first values stay where they are until more rows are there.
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return (
    <Box role="table" aria-label={translate('importing.columns.heading')}>
      <Box role="row" sx={{ ...LINE, display: { xs: 'none', sm: 'grid' }, borderTop: 0 }}>
        {(['column', 'samples', 'place'] as const).map((part) => (
          <Typography key={part} role="columnheader" variant="body2" color="text.secondary">
            {translate(`importing.columns.${part}`)}
          </Typography>
        ))}
      </Box>
      {headers.map((header, column) => (
        <OneColumn
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change
          key={column}
          column={column}
          header={header}
          headers={headers}
          rows={rows}
          mapping={mapping}
        />
      ))}
    </Box>
  );
}

const NONE: readonly ImportRow[] = [];

const LINE = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1.2fr 1.4fr' },
} as const;

type OneProps = {
  column: number;
  header: string;
  headers: readonly string[];
  rows: readonly ImportRow[];
  mapping: Mapping;
};

/** In the choice of a place, beside the paths of the places. */
const SPLIT = ':split';

function OneColumn({ column, header, headers, rows, mapping }: OneProps) {
  const { places, plan, reasonOf, choose, join } = mapping;
  const translate = useTranslate();
  const labelOf = usePlaceLabel();
  const letter = columnName(column);
  const use = plan.uses[column] ?? NO_USE;
  const reason = reasonOf(column);
  const samples = rows.slice(0, SAMPLES).flatMap(({ number, cells }) => {
    const text = cells[column] ?? '';
    return text === '' ? [] : [{ number, text }];
  });
  const take = (value: string) => {
    if (value === SPLIT)
      choose(
        column,
        startOfSplit(
          use,
          samples.map(({ text }) => text),
        ),
      );
    else choose(column, value === '' ? NO_USE : { kind: 'place', path: value });
  };
  const joined = use.kind === 'place' ? joinedColumns(plan, use.path) : [];
  return (
    <Box role="row" sx={LINE}>
      <Box role="rowheader" sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
        <Typography component="span" color="text.secondary" sx={{ minWidth: 24 }} dir="ltr">
          {letter}
        </Typography>
        <Typography component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {header}
        </Typography>
      </Box>
      <Typography role="cell" variant="body2" color="text.secondary" noWrap component="div">
        {samples.map(({ number, text }, at) => (
          <span key={number}>
            {at > 0 && ' · '}
            <bdi>{text}</bdi>
          </span>
        ))}
      </Typography>
      <Box role="cell" sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <TextField
            select
            fullWidth
            size="small"
            value={use.kind === 'place' ? use.path : use.kind === 'split' ? SPLIT : ''}
            onChange={({ target }) => take(target.value)}
            slotProps={{
              select: { displayEmpty: true },
              htmlInput: { 'aria-label': `${letter} ${header}` },
            }}
          >
            <MenuItem value="">
              <em>{translate('importing.columns.none')}</em>
            </MenuItem>
            <MenuItem value={SPLIT} divider>
              {translate('importing.columns.split.choose')}
            </MenuItem>
            {places.map(({ path: place, required }) => (
              <MenuItem key={place} value={place}>
                {required
                  ? translate('importing.columns.required', { label: labelOf(place) })
                  : labelOf(place)}
              </MenuItem>
            ))}
          </TextField>
          {reason && (
            <Chip
              size="small"
              variant="outlined"
              label={translate(
                `importing.columns.${reason === 'remembered' ? 'remembered' : 'named'}`,
              )}
            />
          )}
        </Box>
        {use.kind === 'split' && (
          <SplitColumn
            column={column}
            name={`${letter} ${header}`}
            use={use}
            rows={rows}
            places={places}
            onChange={(changed) => choose(column, changed)}
          />
        )}
        {use.kind === 'place' && joined.length > 1 && (
          <JoinedColumn
            column={column}
            columns={joined}
            how={plan.joins[use.path] ?? DEFAULT_JOIN}
            headers={headers}
            rows={rows}
            onChange={(how) => join(use.path, how)}
          />
        )}
      </Box>
    </Box>
  );
}

/** What a column was taken for is its first side; the rule is the first that splits all samples. */
function startOfSplit(use: ColumnUse, samples: readonly string[]): ColumnUse {
  const rule = GUESSED_RULES.find(
    (one) => samples.length > 0 && samples.every((text) => splitText(text, one)),
  );
  return {
    kind: 'split',
    rule: rule ?? 'firstSpace',
    places: { first: use.kind === 'place' ? use.path : undefined, second: undefined },
    unsplit: undefined,
  };
}

/** A space stands in nearly everything, and a hyphen in many names: the others come first. */
const GUESSED_RULES = [
  ...(['lineBreak', 'semicolon', 'firstComma', 'slash', 'firstSpace', 'hyphen'] as const),
] as const;
