import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { type Query, useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

/** Fills the page while its code or the session check is loading. */
export function LoadingPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', width: '100%' }}>
      <CircularProgress aria-label={translate('shell.loading.label')} />
    </Box>
  );
}

/**
 * Shown while calls are running (specification 8). It veils the page and blocks the mouse only while
 * something is being changed, and never takes the focus.
 */
export function LoadingOverlay() {
  const translate = useTranslate();
  const { busy, changing } = useBusy();
  if (!busy) return null;
  return (
    <Box
      role="progressbar"
      aria-label={translate('shell.loading.label')}
      // It lies over all landmarks, in none of them.
      aria-live="polite"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        display: 'grid',
        placeItems: 'center',
        pointerEvents: changing ? 'auto' : 'none',
        cursor: 'progress',
        bgcolor: changing ? 'color-mix(in srgb, var(--veil) 45%, transparent)' : undefined,
        '--veil': (theme) => theme.palette.background.default,
      }}
    >
      <Box
        sx={{
          p: 1.5,
          borderRadius: '50%',
          bgcolor: 'background.paper',
          boxShadow: changing ? 3 : 1,
          lineHeight: 0,
        }}
      >
        <CircularProgress size={changing ? 36 : 24} aria-hidden />
      </Box>
    </Box>
  );
}

/** What takes less time than this is not worth a sign, in ms. */
const TIMEOUT = 400;

/**
 * Waiting that a user notices: data that has not arrived, or that is reloaded because it changed.
 */
const isAwaited = ({ meta, state }: Query): boolean =>
  meta?.silent !== true && (state.data === undefined || state.isInvalidated);

/**
 * Whether calls have been running for longer than 400 ms, and whether one of them changes
 * something. It reads the state of the calls themselves, so it ends whether they succeed or fail.
 */
function useBusy(): { busy: boolean; changing: boolean } {
  const reading = useIsFetching({ predicate: isAwaited }) > 0;
  const changing = useIsMutating({ predicate: ({ meta }) => meta?.silent !== true }) > 0;
  const underWay = reading || changing;
  const [patient, setPatient] = useState(true);

  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => setPatient(false), TIMEOUT);
    return () => {
      clearTimeout(timer);
      setPatient(true);
    };
  }, [underWay]);

  return { busy: underWay && !patient, changing };
}
