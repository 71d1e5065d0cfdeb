import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../../kit/failure/LoadFailure.tsx';
import { Title } from '../../kit/Title.tsx';
import { FactorSections } from './FactorSections.tsx';
import { PolicySection } from './PolicySection.tsx';
import { SecurityTextsProvider } from './SecurityTextsProvider.tsx';
import { SessionSection } from './SessionSection.tsx';
import { SignInNotices } from './SignInNotices.tsx';
import { FACTOR_STATE, useFactorCalls } from './use-factor-calls.ts';

/** How somebody's own account is guarded, and where it is open. */
export default function SecurityPage() {
  return (
    <SecurityTextsProvider>
      <Page />
    </SecurityTextsProvider>
  );
}

function Page() {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 800, mx: 'auto', display: 'grid', gap: 2, py: 1 }}>
      <Title title={translate('security.title')} />
      <Content />
    </Box>
  );
}

function Content() {
  const translate = useTranslate();
  const calls = useFactorCalls();
  const { data, error, refetch } = useQuery({
    queryKey: FACTOR_STATE,
    queryFn: async ({ signal }) => (await calls.state(signal)) ?? null,
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={480} />;
  if (data === null) return <Typography>{translate('security.notHere')}</Typography>;
  return (
    <>
      <SignInNotices calls={calls} />
      <FactorSections calls={calls} state={data} />
      <SessionSection calls={calls} />
      <PolicySection calls={calls} />
    </>
  );
}
