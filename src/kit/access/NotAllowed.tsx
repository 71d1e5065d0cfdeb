import LockOutlined from '@mui/icons-material/LockOutlined';
import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Shown instead of a screen that the user may not open. */
export function NotAllowed() {
  const translate = useTranslate();
  return (
    <Stack role="alert" sx={{ alignItems: 'center', gap: 1.5, p: 6, textAlign: 'center' }}>
      <LockOutlined color="disabled" sx={{ fontSize: 56 }} />
      <Typography variant="h6" component="p">
        {translate('kit.denied.title')}
      </Typography>
      <Typography color="text.secondary">{translate('kit.denied.text')}</Typography>
    </Stack>
  );
}
