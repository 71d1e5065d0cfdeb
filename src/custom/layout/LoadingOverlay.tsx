import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { useBusy } from './use-busy.ts';

/**
 * Shown while calls are running (specification 8). It blocks the mouse only while something is
 * being changed, and never takes the focus.
 */
export function LoadingOverlay() {
  const translate = useTranslate();
  const { busy, changing } = useBusy();
  if (!busy) return null;
  return (
    <Box
      role="progressbar"
      aria-label={translate('shell.loading.label')}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        display: 'grid',
        placeItems: 'center',
        pointerEvents: changing ? 'auto' : 'none',
        cursor: 'progress',
        bgcolor: 'color-mix(in srgb, var(--veil) 45%, transparent)',
        '--veil': (theme) => theme.palette.background.default,
      }}
    >
      <Box
        sx={{
          p: 1.5,
          borderRadius: '50%',
          bgcolor: 'background.paper',
          boxShadow: 3,
          lineHeight: 0,
        }}
      >
        <CircularProgress size={36} aria-hidden />
      </Box>
    </Box>
  );
}
