import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '../../../domain/imports/import-run.ts';
import { LoadFailure } from '../../kit/failure/LoadFailure.tsx';
import { RowSpacer } from '../../kit/list/RowSpacer.tsx';
import { useItemsInSight } from '../../kit/list/use-items-in-sight.ts';
import { errorKey, isUnanswered } from '../../providers/call-error.ts';
import type { useImportRows } from './use-import-rows.ts';

const LINE_HEIGHT = 49;

/** One line of the table. A row with several errors has several. */
export type RowLine = { readonly id: string; readonly row: ImportRow; readonly cells: ReactNode };

type Props = {
  label: string;
  heads: readonly string[];
  lines: readonly RowLine[];
  found: ReturnType<typeof useImportRows>;
};

/** Rows of an import, of which only those in sight are drawn, and more are read towards the end. */
export function RowsTable({ label, heads, lines, found }: Props) {
  const translate = useTranslate();
  const id = useId();
  if (found.error && lines.length === 0) {
    return <LoadFailure error={found.error} onRetry={() => void found.refetch()} />;
  }
  if (found.isPending) return <Skeleton variant="rounded" height={240} />;
  if (lines.length === 0) {
    return <Typography color="text.secondary">{translate('importing.check.none')}</Typography>;
  }
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={label} aria-describedby={id}>
        <TableHead>
          <TableRow>
            {heads.map((head, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a table may be called alike
              <TableCell key={at}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <Lines lines={lines} onEnd={found.loadMore} />
      </Table>
      <Box id={id} role="status" sx={{ px: 2 }}>
        {found.isLoadingMore && (
          <Typography variant="body2" color="text.secondary">
            {translate('importing.check.loading')}
          </Typography>
        )}
      </Box>
      {found.moreError && <MoreFailed error={found.moreError} onRetry={found.retryMore} />}
    </Paper>
  );
}

/** Says below the rows why the next ones are not there, and reads them again on request. */
function MoreFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('common.retry')}
        </Button>
      }
    >
      {translate('kit.load.failed')}{' '}
      {translate(isUnanswered(error) ? 'kit.load.unreachable' : errorKey(error))}
    </Alert>
  );
}

function Lines({ lines, onEnd }: { lines: readonly RowLine[]; onEnd: () => void }) {
  const { container, items, after, measure } = useItemsInSight<HTMLTableSectionElement>({
    records: lines,
    height: LINE_HEIGHT,
  });
  const last = items.at(-1)?.index ?? 0;
  const isNearEnd = last >= lines.length - NEAR;
  const loadMore = useEffectEvent(onEnd);
  useEffect(() => {
    if (isNearEnd && lines.length > 0) loadMore();
  }, [isNearEnd, lines.length]);
  return (
    <TableBody ref={container}>
      {items.map(({ key, index, gap }) => (
        <Fragment key={key}>
          <RowSpacer height={gap} />
          <TableRow ref={measure} data-index={index} aria-rowindex={index + 2}>
            {lines[index]?.cells}
          </TableRow>
        </Fragment>
      ))}
      <RowSpacer height={after} />
    </TableBody>
  );
}

/** More rows are requested before the last one is in sight. */
const NEAR = 100;
