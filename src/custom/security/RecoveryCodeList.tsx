import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useToast } from '../../kit/notices/use-notice.tsx';

type Props = { codes: readonly string[]; doneLabel: string; onDone: () => void };

/** Recovery codes, this once, and ways to store them. */
export function RecoveryCodeList({ codes, doneLabel, onDone }: Props) {
  const translate = useTranslate();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast(translate('security.app.copied'), { type: 'success' });
    } catch {
      toast(translate('security.failed'), { type: 'error' });
    }
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Alert severity="warning">{translate('security.recovery.once')}</Alert>
      <Box
        component="ul"
        dir="ltr"
        aria-label={translate('security.recovery.title')}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 0.5,
          fontFamily: 'monospace',
          fontSize: 16,
          textAlign: 'center',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => void copy()}>{translate('security.recovery.copy')}</Button>
        <Button onClick={() => window.print()}>{translate('security.recovery.print')}</Button>
        <Box sx={{ flex: 1 }} />
        <Button variant="contained" onClick={onDone}>
          {doneLabel}
        </Button>
      </Box>
    </Box>
  );
}
