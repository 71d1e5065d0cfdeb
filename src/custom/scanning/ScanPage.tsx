import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import VolumeOff from '@mui/icons-material/VolumeOff';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { MAX_PARCEL_KG } from '../../../domain/parcels/parcel.ts';
import { cleanScan, readScannedCode } from '../../../domain/parcels/scanned-code.ts';
import type { Scan, ScanMode } from '../../../domain/parcels/scans.ts';
import { loadScanningTexts } from '../../i18n/scanning/catalogues.ts';
import { parseWeight } from '../../kit/format/numbers.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { Title } from '../../kit/Title.tsx';
import { statusOf } from '../../providers/call-error.ts';
import { LOADING_KEY } from '../../providers/use-loading.ts';
import { LastScans } from './LastScans.tsx';
import { LoadedOf } from './LoadedOf.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { ScanField } from './ScanField.tsx';
import { TripChoice } from './TripChoice.tsx';
import { useLoadedTrip } from './use-loaded-trip.ts';
import { shownCode } from './use-outcome-texts.ts';
import { type ScanLine, useScanner } from './use-scanner.ts';
import { useScannerFocus } from './use-scanner-focus.ts';

const WeighedOrder = lazy(() => import('./WeighedOrder.tsx'));
const CameraView = lazy(() => import('./CameraView.tsx'));

const Texts = lazyTexts('scanning', loadScanningTexts);

/** The screen of the warehouse: what is scanned is received, weighed, loaded or handed over. */
export default function ScanPage() {
  return (
    <Texts>
      <Scanner />
    </Texts>
  );
}

function Scanner() {
  const translate = useTranslate();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [mode, setMode] = useStore<ScanMode>('scan.mode', 'received');
  const [withSound, setWithSound] = useStore('scan.sound', true);
  const { trips, trip, choose } = useLoadedTrip();
  const queryClient = useQueryClient();
  const renewLoading = () => void queryClient.invalidateQueries({ queryKey: LOADING_KEY });
  /** The order of a parcel that was weighed, and its parcels. */
  const renewOrders = () => void queryClient.invalidateQueries({ queryKey: ['commands'] });
  /** The code of the parcel that is on the scales. */
  const [onScales, setOnScales] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [hasCamera, setHasCamera] = useState(false);
  useScannerFocus(input);

  const onAnswer = ({ mode: of, result, code }: Scan) => {
    if (of === 'loaded' && result === 'recorded') renewLoading();
    if (of !== 'weighed' || result === 'noWeight') return;
    if (result === 'recorded') renewOrders();
    // Weighed, or not to be weighed; somebody may have scanned the next one meanwhile.
    setOnScales((waiting) => (waiting === code ? null : waiting));
  };
  const { lines, scan, sendAgain, undo } = useScanner({ withSound, onAnswer });
  const [last] = lines;
  const weighed = lines.find(
    ({ request, outcome }) =>
      request.mode === 'weighed' && (outcome === 'recorded' || outcome === 'again'),
  );

  const change = (to: ScanMode) => {
    setMode(to);
    setOnScales(null);
    setError(undefined);
  };

  function read(text: string): boolean {
    setError(undefined);
    const isCode = readScannedCode(text) !== undefined;
    if (mode === 'weighed' && onScales !== null && !isCode) return weigh(onScales, text);
    const code = cleanScan(text);
    if (mode === 'weighed') setOnScales(code);
    scan({ code, mode, ...(mode === 'loaded' && trip && { trip: String(trip.id) }) });
    return true;
  }

  function weigh(code: string, text: string): boolean {
    const weight = parseWeight(text, MAX_PARCEL_KG);
    if (weight === undefined) {
      setError(translate('parcels.wrongWeight'));
      return false;
    }
    scan({ code, mode: 'weighed', weight });
    return true;
  }

  /** A camera also sees codes that are on the goods and not on our labels. */
  function seen(code: string): void {
    if (readScannedCode(code) !== undefined) read(code);
  }

  async function takeBack(line: ScanLine): Promise<void> {
    try {
      await undo(line);
      renewLoading();
      renewOrders();
    } catch (failure) {
      if (statusOf(failure) === 409) toast('scanning.stale', { type: 'warning' });
      else toast('scanning.failed', { type: 'error' });
    }
  }

  const isWeight = mode === 'weighed' && onScales !== null;
  return (
    <Box sx={PAGE}>
      <Title title="shell.menu.scan" />
      <ModeChoice mode={mode} onChange={change} />
      {mode === 'loaded' && <TripChoice trips={trips} trip={trip} onChange={choose} />}
      {mode === 'loaded' && trip && <LoadedOf trip={trip} />}
      {hasCamera && (
        <Suspense fallback={<Box sx={{ height: 220 }} />}>
          <CameraView onCode={seen} />
        </Suspense>
      )}
      <ResultPanel line={last} group={trip?.name} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <ScanField
          input={input}
          isWeight={isWeight}
          hint={
            isWeight
              ? translate('scanning.weightHint', { code: shownCode(onScales) })
              : translate('scanning.hint')
          }
          error={error}
          onRead={read}
        />
        <ToggleButton
          value="camera"
          selected={hasCamera}
          aria-label={translate('scanning.camera')}
          onChange={() => setHasCamera(!hasCamera)}
          sx={{ width: 56, height: 56, flex: 'none' }}
        >
          <PhotoCameraOutlined />
        </ToggleButton>
        <ToggleButton
          value="sound"
          selected={withSound}
          aria-label={translate('scanning.sound')}
          onChange={() => setWithSound(!withSound)}
          sx={{ width: 56, height: 56, flex: 'none' }}
        >
          {withSound ? <VolumeUp /> : <VolumeOff />}
        </ToggleButton>
      </Box>
      {mode === 'weighed' && weighed?.scan?.order && (
        <Suspense fallback={null}>
          <WeighedOrder order={weighed.scan.order} />
        </Suspense>
      )}
      <LastScans lines={lines} onUndo={takeBack} onSendAgain={sendAgain} />
    </Box>
  );
}

const PAGE = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  width: '100%',
  maxWidth: 640,
  mx: 'auto',
  pt: { xs: 0, sm: 2 },
  pb: 2,
} as const;
