import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TryCall } from './TryCall.tsx';
import type { DescribedApi, DescribedCall } from './use-described-api.ts';

/** The calls of a resource, each to be tried. */
export function CallList({ api }: { api: DescribedApi }) {
  const translate = useTranslate();
  if (api.state === 'loading') return <Skeleton variant="rounded" height={160} />;
  if (api.state === 'unknown') {
    return <Typography color="text.secondary">{translate('guide.notDescribed')}</Typography>;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {api.calls.map((call) => (
        <OneCall key={`${call.method} ${call.path}`} call={call} />
      ))}
    </Box>
  );
}

function OneCall({ call }: { call: DescribedCall }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { method, path, summary } = call;
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="code" dir="ltr" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
          <b>{method}</b> {path}
        </Box>
        <Typography variant="body2" color="text.secondary" lang="en">
          <bdi>{summary}</bdi>
        </Typography>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${translate(isOpen ? 'common.close' : 'guide.try.open')}: ${method} ${path}`}
          onClick={() => setOpen(!isOpen)}
        >
          {translate(isOpen ? 'common.close' : 'guide.try.open')}
        </Button>
      </Box>
      {isOpen && <TryCall call={call} />}
    </Box>
  );
}
