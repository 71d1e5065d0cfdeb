import HistoryToggleOffOutlined from '@mui/icons-material/HistoryToggleOffOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { hasPartQuery } from '../../../providers/use-capabilities.ts';
import { caption } from './sent-messages.ts';

/** Shows what was sent if the back end keeps it; otherwise it says that it does not. */
export function HistoryGate({ children }: { children: ReactNode }) {
  const provider = useAppDataProvider();
  const { data: isStored, isPending } = useQuery(hasPartQuery(provider, 'campaigns'));
  if (isPending) return null;
  return isStored === false ? <NotStored /> : children;
}

function NotStored() {
  const translate = useTranslate();
  return (
    <Stack role="status" sx={{ alignItems: 'center', gap: 1.5, p: 6, textAlign: 'center' }}>
      <HistoryToggleOffOutlined color="disabled" sx={{ fontSize: 56 }} />
      <Typography variant="h6" component="p">
        {translate(caption('notStored.title'))}
      </Typography>
      <Typography color="text.secondary">{translate(caption('notStored.text'))}</Typography>
    </Stack>
  );
}
