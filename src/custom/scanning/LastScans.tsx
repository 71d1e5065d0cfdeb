import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Weight } from '../../kit/format/formats.tsx';
import { LOOKS } from './outcome-looks.ts';
import { shownCode, useOutcomeTexts } from './use-outcome-texts.ts';
import type { ScanLine } from './use-scanner.ts';

type Props = {
  lines: readonly ScanLine[];
  onUndo: (line: ScanLine) => void;
  onSendAgain: (line: ScanLine) => void;
};

/** The last scans, the latest first; what was recorded can be undone. */
export function LastScans({ lines, ...actions }: Props) {
  const translate = useTranslate();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} component="h2" sx={{ fontWeight: 600 }}>
        {translate('scanning.last')}
      </Typography>
      {lines.length === 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ py: 1 }}>
          {translate('scanning.none')}
        </Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map((line) => (
            <Line key={line.key} line={line} {...actions} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Line({ line, onUndo, onSendAgain }: Omit<Props, 'lines'> & { line: ScanLine }) {
  const translate = useTranslate();
  const { titleOf } = useOutcomeTexts();
  const { outcome, request, scan } = line;
  const look = outcome === 'sending' ? undefined : LOOKS[outcome];
  const Icon = look?.icon;
  const code = shownCode(scan?.parcel?.code ?? request.code);
  const isUndone = scan?.isUndone === true;
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ width: 24, flex: 'none', display: 'flex' }}>
        {Icon && <Icon color={isUndone ? 'disabled' : look.tone} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {titleOf(line)}
          {request.mode === 'weighed' && scan?.parcel && (
            <>
              {' '}
              <Weight value={scan.parcel.weight} />
            </>
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          <OrderOf line={line} />
          {code}
        </Typography>
      </Box>
      {scan?.id && !isUndone && (
        <Button
          variant="outlined"
          aria-label={translate('scanning.undoNamed', { code })}
          onClick={() => onUndo(line)}
          sx={BUTTON}
        >
          {translate('scanning.undo')}
        </Button>
      )}
      {outcome === 'failed' && (
        <Button
          variant="contained"
          aria-label={translate('scanning.sendAgain', { code })}
          onClick={() => onSendAgain(line)}
          sx={BUTTON}
        >
          {translate('common.retry')}
        </Button>
      )}
    </Box>
  );
}

/** The order of a scanned parcel, as a link to its page. */
function OrderOf({ line: { scan } }: { line: ScanLine }) {
  const createPath = useCreatePath();
  if (!scan?.order) return null;
  const { _id: id, billCode } = scan.order;
  return (
    <>
      <Link component={RouterLink} to={createPath({ resource: 'commands', id, type: 'show' })}>
        <bdi>{billCode}</bdi>
      </Link>
      {' · '}
    </>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const BUTTON = { minHeight: 44, flex: 'none' } as const;
