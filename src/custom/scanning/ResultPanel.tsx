import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { Weight } from '../../kit/format/formats.tsx';
import { LOOKS } from './outcome-looks.ts';
import { shownCode, useOutcomeTexts } from './use-outcome-texts.ts';
import type { ScanLine } from './use-scanner.ts';

type Props = {
  /** The last scan; nothing before the first. */
  line: ScanLine | undefined;
  /** The group of the trip that is loaded. */
  group: TripGroup | undefined;
};

/** The last scan, to be seen from two steps away: in colour, by shape and in two words. */
export function ResultPanel({ line, group }: Props) {
  const translate = useTranslate();
  const { titleOf, reasonOf } = useOutcomeTexts();
  const look = line && line.outcome !== 'sending' ? LOOKS[line.outcome] : undefined;
  const isPlain = look === undefined || line?.scan?.isUndone === true;
  const Icon = look?.icon ?? QrCodeScanner;
  return (
    <Box
      role="status"
      sx={[
        PANEL,
        isPlain
          ? { bgcolor: 'background.paper', color: 'text.primary', borderColor: 'divider' }
          : {
              bgcolor: `${look.tone}.main`,
              color: `${look.tone}.contrastText`,
              borderColor: `${look.tone}.main`,
            },
      ]}
    >
      <Icon sx={{ fontSize: 72, flex: 'none' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="p" sx={{ fontSize: 24, fontWeight: 700, lineHeight: 1.2 }}>
          {line ? titleOf(line) : translate('scanning.ready')}
        </Typography>
        {line && <Details line={line} reason={reasonOf(line, group)} />}
      </Box>
    </Box>
  );
}

function Details({ line: { request, scan }, reason }: { line: ScanLine; reason: string }) {
  const translate = useTranslate();
  const { parcel, order } = scan ?? { parcel: null, order: null };
  const whose = [order?.destination, order?.recipient].filter(Boolean).join(' · ');
  return (
    <>
      {reason && <Typography sx={{ fontWeight: 600 }}>{reason}</Typography>}
      {whose && (
        <Typography dir="auto" noWrap>
          {whose}
        </Typography>
      )}
      <Typography variant="body2">
        {shownCode(parcel?.code ?? request.code)}
        {parcel && parcel.weight !== null && request.mode === 'weighed' && (
          <>
            {' · '}
            <Weight value={parcel.weight} />
          </>
        )}
      </Typography>
      {parcel && order && (
        <Typography variant="body2">
          {translate('scanning.parcel', { number: parcel.number, count: parcel.of })}
          {order.parcels > 1 && (
            <>
              {' · '}
              {translate('scanning.progress', { done: order.done, count: order.parcels })}
            </>
          )}
        </Typography>
      )}
    </>
  );
}

const PANEL = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: 2,
  // As high as its longest text, so that nothing below it jumps from scan to scan.
  minHeight: 168,
  borderRadius: 2,
  border: 2,
} as const;
