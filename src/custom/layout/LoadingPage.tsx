import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
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
