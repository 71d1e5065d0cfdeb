import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { columnName, type ImportRun } from '../../../domain/imports/import-run.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { rowsKey } from './use-import-run.ts';
import type { useMapping } from './use-mapping.ts';
import { usePlaceLabel } from './use-place-label.ts';

const SAMPLES = 3;

type Mapping = Pick<ReturnType<typeof useMapping>, 'places' | 'paths' | 'reasonOf' | 'choose'>;

type Props = { run: ImportRun; mapping: Mapping };

/** The columns of a table, one below the other, each with its first values and what it is taken for. */
export function ColumnTable({ run, mapping }: Props) {
  const { _id: id, headers } = run;
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const { data: rows = [] } = useQuery({
    queryKey: [...rowsKey(id), 'samples'],
    queryFn: ({ signal }) => provider.getImportRows(id, { limit: SAMPLES }, { signal }),
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
          samples={rows.map(({ cells }) => cells[column] ?? '')}
          mapping={mapping}
        />
      ))}
    </Box>
  );
}

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
  samples: readonly string[];
  mapping: Mapping;
};

function OneColumn({ column, header, samples, mapping }: OneProps) {
  const { places, paths, reasonOf, choose } = mapping;
  const translate = useTranslate();
  const labelOf = usePlaceLabel();
  const letter = columnName(column);
  const path = paths[column];
  const reason = reasonOf(column);
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
        {samples.filter(Boolean).map((sample, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two samples may be the same
          <span key={at}>
            {at > 0 && ' · '}
            <bdi>{sample}</bdi>
          </span>
        ))}
      </Typography>
      <Box role="cell" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <TextField
          select
          fullWidth
          size="small"
          value={path ?? ''}
          onChange={({ target }) => choose(column, target.value || null)}
          slotProps={{
            select: { displayEmpty: true },
            htmlInput: { 'aria-label': `${letter} ${header}` },
          }}
        >
          <MenuItem value="">
            <em>{translate('importing.columns.none')}</em>
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
    </Box>
  );
}
