import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ImportRun } from '../../../domain/imports/import-run.ts';
import { formatMoment } from '../../kit/format/dates.ts';
import { formatNumber } from '../../kit/format/numbers.ts';
import { useView } from '../../kit/view/use-view.ts';
import { useRetentionLimit } from '../../providers/use-retention-limit.ts';
import { InvalidRows } from './InvalidRows.tsx';
import { InvalidRowsButton } from './InvalidRowsButton.tsx';
import { RetainedRows } from './RetainedRows.tsx';

type Props = { run: ImportRun; isBusy: boolean; onUndo: () => void; onAgain: () => void };

/** The last step: what the import has done, and the way back. */
export function ResultStep({ run, isBusy, onUndo, onAgain }: Props) {
  const { definition } = useView();
  const { state, fileName: name, reason, counts } = run;
  const translate = useTranslate();
  const days = useRetentionLimit('imports');
  const hasChanged = (counts.created ?? 0) + (counts.updated ?? 0) > 0;
  // One that could not be taken back is still imported, and says why.
  const done = reason ? 'warning' : 'success';
  const severity = state === 'failed' ? 'error' : state === 'undone' ? 'info' : done;
  const result = state === 'failed' ? 'failed' : state === 'undone' ? 'undone' : 'imported';
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
        <Alert severity={severity} role="status" sx={{ mb: 2 }}>
          {translate(`importing.result.${result}`, { name })}
          {reason && ` ${translate(`errors.${reason}`)}`}
        </Alert>
        <Who run={run} />
        <Counts counts={counts} />
        {state === 'imported' && hasChanged && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2, maxWidth: '80ch' }}>
            {translate('importing.result.undoHint')}
            {typeof days === 'number' &&
              ` ${translate('importing.result.forgotten', { smart_count: days })}`}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button variant="contained" component={Link} to={`/${definition.name}`}>
            {translate('importing.back')}
          </Button>
          {state === 'imported' && hasChanged && (
            <Button variant="outlined" color="error" loading={isBusy} onClick={onUndo}>
              {translate('importing.result.undo')}
            </Button>
          )}
          {(counts.faulty ?? 0) + (counts.failed ?? 0) > 0 && <InvalidRowsButton run={run} />}
          <Button onClick={onAgain}>{translate('importing.result.more')}</Button>
        </Box>
      </Paper>
      <LeftOver run={run} />
    </>
  );
}

/** Who imported it and when, and who took it back. */
function Who({ run: { byName, importedAt, undoneAt, undoneByName } }: Pick<Props, 'run'>) {
  const translate = useTranslate();
  const lines = [
    ['imported', byName, importedAt],
    ['undone', undoneByName, undoneAt],
  ] as const;
  return lines.map(
    ([state, name, at]) =>
      name &&
      at && (
        <Typography key={state} variant="body2" color="text.secondary">
          {translate(`importing.history.states.${state}`)}:{' '}
          {translate('importing.result.by', { name, time: formatMoment(at) })}
        </Typography>
      ),
  );
}

const OUTCOMES = [
  ...(['created', 'updated', 'skipped', 'failed'] as const),
  ...(['removed', 'restored', 'kept'] as const),
];

function Counts({ counts }: Pick<ImportRun, 'counts'>) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Box component="dl" sx={COUNTS}>
      {OUTCOMES.map((outcome) => {
        const count = counts[outcome] ?? 0;
        if (count === 0) return null;
        return (
          <Box key={outcome} sx={{ display: 'contents' }}>
            <Typography component="dt">
              {translate(`importing.result.counts.${outcome}`)}
            </Typography>
            <Typography component="dd" sx={FIGURE}>
              {formatNumber(count, locale)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

const COUNTS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) max-content',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  mt: 1,
} as const;

const FIGURE = {
  m: 0,
  fontWeight: 600,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Rows that were rejected when they were written, and records that stayed when it was taken back. */
function LeftOver({ run }: Pick<Props, 'run'>) {
  const translate = useTranslate();
  const { failed = 0, kept: retained = 0 } = run.counts;
  const rejected = translate('importing.result.failedRows');
  return (
    <>
      {failed > 0 && (
        <Box component="section" aria-label={rejected} sx={{ mb: 2 }}>
          <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
            {rejected}
          </Typography>
          <InvalidRows run={run} label={rejected} which={FAILED} />
        </Box>
      )}
      {retained > 0 && <RetainedRows run={run} />}
    </>
  );
}

const FAILED = { outcome: 'failed' } as const;
