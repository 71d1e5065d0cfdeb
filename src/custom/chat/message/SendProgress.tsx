import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';

/** How much of a file has been sent. */
export function SendProgress({ name, progress }: { name: string; progress: number | undefined }) {
  const translate = useTranslate();
  if (progress === undefined) return null;
  return (
    <LinearProgress
      variant="determinate"
      value={Math.round(progress * 100)}
      aria-label={translate('chat.message.sending', { name })}
      sx={{ mt: 0.5, borderRadius: 1 }}
    />
  );
}
