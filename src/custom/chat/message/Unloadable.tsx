import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Says in place that a file could not be loaded, and loads it again. */
export function Unloadable({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Stack
      role="alert"
      direction="row"
      sx={{ gap: 1, p: 1, alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap' }}
    >
      <Typography variant="body2">{translate('chat.message.notLoaded')}</Typography>
      <Button size="small" color="inherit" startIcon={<ReplayOutlined />} onClick={onRetry}>
        {translate('common.retry')}
      </Button>
    </Stack>
  );
}
