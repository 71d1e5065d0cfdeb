import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportRun, ImportState } from '../../../domain/imports/import-run.ts';
import { LoadFailure } from '../../kit/failure/LoadFailure.tsx';
import { formatMoment } from '../../kit/format/dates.ts';
import { ShortDate } from '../../kit/format/formats.tsx';
import { formatNumber } from '../../kit/format/numbers.ts';
import { useView } from '../../kit/view/use-view.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { historyKey } from './use-import-run.ts';

/** The imports of this resource: which file, when, by whom, and what became of it. */
export function ImportHistory() {
  const { definition } = useView();
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const id = useId();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: historyKey(definition.name),
    queryFn: async ({ signal }) => (await provider.getImports(definition.name, { signal })) ?? null,
    meta: { silent: true },
  });
  if (data === null) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('importing.history.heading')}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={96} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">{translate('importing.history.none')}</Typography>
      )}
      {data && data.length > 0 && <Runs runs={data} />}
    </section>
  );
}

const COLUMNS = ['when', 'file', 'who', 'counts', 'state'] as const;
/** On a phone everything stands below the name of the file. */
const NARROW_COLUMNS = ['file'] as const;

function Runs({ runs }: { runs: readonly ImportRun[] }) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small">
        <TableHead>
          <TableRow>
            {(isNarrow ? NARROW_COLUMNS : COLUMNS).map((column) => (
              <TableCell key={column}>{translate(`importing.history.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {runs.map((run) => (
            <OneRun key={run._id} run={run} isNarrow={isNarrow} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const LOOK: { readonly [State in ImportState]?: 'success' | 'error' | 'info' } = {
  imported: 'success',
  importing: 'info',
  undoing: 'info',
  failed: 'error',
};

/** What has become of rows, as far as it matters here. */
const OUTCOMES = ['created', 'updated', 'removed', 'restored'] as const;

function OneRun({ run, isNarrow }: { run: ImportRun; isNarrow: boolean }) {
  const { _id: id, fileName: name, state, counts, byName, createdAt } = run;
  const translate = useTranslate();
  const locale = useLocale();
  const done = OUTCOMES.filter((outcome) => (counts[outcome] ?? 0) > 0).map(
    (outcome) =>
      `${translate(`importing.result.counts.${outcome}`)}: ${formatNumber(counts[outcome] ?? 0, locale)}`,
  );
  const label = translate('importing.history.open', { name, time: formatMoment(createdAt) });
  const when = <ShortDate value={createdAt} withTime />;
  const file = (
    <Link component={RouterLink} to={`?run=${id}`} aria-label={label}>
      <bdi>{name}</bdi>
    </Link>
  );
  const stand = (
    <Chip
      size="small"
      variant="outlined"
      color={LOOK[state] ?? 'default'}
      label={translate(`importing.history.states.${state}`)}
    />
  );
  if (isNarrow) {
    return (
      <TableRow hover>
        <TableCell sx={{ overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
            {file}
            {stand}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            {when} · <bdi>{byName}</bdi>
          </Box>
          {done.join(', ')}
        </TableCell>
      </TableRow>
    );
  }
  return (
    <TableRow hover>
      <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {when}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>{file}</TableCell>
      <TableCell>
        <bdi>{byName}</bdi>
      </TableCell>
      <TableCell sx={{ minWidth: 180, fontVariantNumeric: 'tabular-nums' }}>
        {done.join(', ')}
      </TableCell>
      <TableCell>{stand}</TableCell>
    </TableRow>
  );
}
