import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { ImportPlace } from '../../../domain/imports/import-columns.ts';
import type { ImportMapping, ImportRun } from '../../../domain/imports/import-run.ts';
import { unavailable } from '../../kit/actions/unavailable.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import { useView } from '../../kit/view/use-view.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { type PlannedColumn, placesFilledTwice } from './column-plan.ts';
import { tableProblem } from './table-problem.ts';
import { useMapping } from './use-mapping.ts';
import { usePlaceLabel } from './use-place-label.ts';
import { useTableUpload } from './use-table-upload.ts';

type Props = {
  run: ImportRun;
  file: File | undefined;
  isBusy: boolean;
  onCheck: (mapping: ImportMapping) => void;
  onRead: (run: ImportRun) => void;
  onAgain: () => void;
};

/** The second step: what each column of the table holds. */
export function ColumnsStep({ run, file, isBusy, onCheck, onRead, onAgain }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const mapping = useMapping(run);
  const { isReady, columns, places, country, setCountry } = mapping;
  const problem = useProblem(columns, places);
  const check = () => {
    const wanted = mapping.wanted();
    mapping.remember(wanted);
    onCheck(wanted);
  };
  const hasPhone = places.some(
    ({ path, field }) => isPhone(field) && columns.some((one) => one.path === path),
  );
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h6" component="h2">
        {translate('importing.columns.heading')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('importing.columns.read', {
          smart_count: run.total,
          name: run.fileName,
          rows: formatNumber(run.total, locale),
        })}
      </Typography>
      {run.state === 'cancelled' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('importing.columns.cancelled')}
        </Alert>
      )}
      {file && run.sheets.length > 1 && <SheetChoice run={run} file={file} onRead={onRead} />}
      {isReady ? (
        <ColumnTable run={run} mapping={mapping} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
      {hasPhone && <CountryChoice country={country} onChoose={setCountry} />}
      {isReady && problem && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
        <Button
          variant="contained"
          loading={isBusy}
          onClick={check}
          {...((!isReady || problem) && unavailable(problem))}
        >
          {translate('importing.columns.check')}
        </Button>
        <Button onClick={onAgain}>{translate('importing.columns.another')}</Button>
      </Box>
    </Paper>
  );
}

const isPhone = (field: ImportPlace['field']): boolean =>
  field.kind === 'text' && field.format === 'phone';

/** What keeps the table from being checked, as text. */
function useProblem(
  columns: readonly PlannedColumn[],
  places: readonly ImportPlace[],
): string | undefined {
  const translate = useTranslate();
  const labelOf = usePlaceLabel();
  const filled = columns.map(({ path }) => path);
  const named = (found: readonly string[]) => found.map(labelOf).join(', ');
  const twice = placesFilledTwice(columns);
  if (twice.length > 0) {
    return translate('importing.columns.twice', { fields: named(twice) });
  }
  const missing = places.flatMap(({ path, required }) =>
    required && !filled.includes(path) ? [path] : [],
  );
  if (missing.length > 0) {
    return translate('importing.columns.missing', { fields: named(missing) });
  }
  return filled.length === 0 ? translate('importing.columns.noColumns') : undefined;
}

type CountryProps = {
  country: ImportMapping['country'];
  onChoose: (country: ImportMapping['country']) => void;
};

function CountryChoice({ country, onChoose }: CountryProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={translate('importing.columns.country')}
      value={country}
      onChange={({ target }) => onChoose(target.value === 'MA' ? 'MA' : 'DE')}
      sx={{ mt: 2, minWidth: 320, maxWidth: '100%' }}
    >
      {(['DE', 'MA'] as const).map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`importing.columns.countries.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

type SheetProps = { run: ImportRun; file: File; onRead: (run: ImportRun) => void };

/** Another sheet of the same workbook, which is read anew for it. */
function SheetChoice({ run, file, onRead }: SheetProps) {
  const { definition } = useView();
  const translate = useTranslate();
  const locale = useLocale();
  const { sending, error, send } = useTableUpload(definition.name, onRead);
  return (
    <Box sx={{ mb: 2 }}>
      <TextField
        select
        size="small"
        label={translate('importing.columns.sheet')}
        value={run.sheet ?? ''}
        onChange={({ target }) => void send(file, target.value)}
        slotProps={{ select: { readOnly: sending !== undefined } }}
        sx={{ minWidth: 240 }}
      >
        {run.sheets.map((sheet) => (
          <MenuItem key={sheet} value={sheet}>
            <bdi>{sheet}</bdi>
          </MenuItem>
        ))}
      </TextField>
      {error !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {tableProblem(error, translate, locale)}
        </Alert>
      )}
    </Box>
  );
}
