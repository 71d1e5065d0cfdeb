import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import {
  type ImportRun,
  MAX_TABLE_BYTES,
  MOST_ROWS,
  TABLE_TYPES,
} from '../../../domain/imports/import-run.ts';
import { FileDrop } from '../../kit/files/FileDrop.tsx';
import { formatNumber } from '../../kit/format/numbers.ts';
import { useView } from '../../kit/view/use-view.ts';
import { ImportHistory } from './ImportHistory.tsx';
import { tableProblem } from './table-problem.ts';
import { useTableUpload } from './use-table-upload.ts';

const LIMITS = { types: TABLE_TYPES, maxBytes: MAX_TABLE_BYTES, most: 1 } as const;

type Props = { onRead: (run: ImportRun, file: File) => void };

/** The first step: a table is chosen, sent and read. Below it stand the earlier imports. */
export function FileStep({ onRead }: Props) {
  const { definition } = useView();
  const translate = useTranslate();
  const locale = useLocale();
  const { sending, error, send, cancel } = useTableUpload(definition.name, onRead);
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
        <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '80ch' }}>
          {translate('importing.file.intro')}{' '}
          {translate('importing.file.most', { rows: formatNumber(MOST_ROWS, locale) })}
        </Typography>
        <FileDrop
          label={translate('importing.file.label')}
          limits={LIMITS}
          files={NONE}
          onTake={([file]) => file && void send(file)}
          onRemove={nothing}
          readOnly={sending !== undefined}
        />
        {sending && <Sending {...sending} onCancel={cancel} />}
        {error !== undefined && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {tableProblem(error, translate, locale)}
          </Alert>
        )}
      </Paper>
      <ImportHistory />
    </>
  );
}

const NONE = [] as const;
const nothing = () => undefined;

type SendingProps = { name: string; share: number; onCancel: () => void };

/** How much of the table has been sent; once all of it has, it is read. */
function Sending({ name, share, onCancel }: SendingProps) {
  const translate = useTranslate();
  const id = useId();
  const progress =
    share < 1 ? { variant: 'determinate' as const, value: Math.round(share * 100) } : {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography id={id} variant="body2" role="status" sx={{ mb: 0.5 }}>
          {translate('importing.file.sending', { name })}
        </Typography>
        <LinearProgress aria-labelledby={id} {...progress} />
      </Box>
      <Button onClick={onCancel}>{translate('common.cancel')}</Button>
    </Box>
  );
}
