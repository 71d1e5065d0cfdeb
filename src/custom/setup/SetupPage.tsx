import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { admin } from '../../../domain/access.ts';
import { useIsRejected } from '../../kit/access/use-access.ts';
import { LoadFailure, NotAllowed } from '../../kit/failure/LoadFailure.tsx';
import { Title } from '../../kit/Title.tsx';
import { SetupTextsProvider } from './SetupCard.tsx';
import { SetupList } from './SetupList.tsx';
import { useSetup } from './use-setup.ts';

/** The set-up at an address of its own, also when it has left the overview. */
export default function SetupPage() {
  return (
    <SetupTextsProvider>
      <Page />
    </SetupTextsProvider>
  );
}

function Page() {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 1280, mx: 'auto' }}>
      <Title title={translate('setup.heading')} />
      <Content />
    </Box>
  );
}

function Content() {
  const translate = useTranslate();
  const isRejected = useIsRejected(admin);
  const { data, error, refetch } = useSetup();
  if (isRejected) return <NotAllowed />;
  if (data) return <SetupList setup={data} />;
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />;
  if (data === null) return <Typography>{translate('setup.noSetup')}</Typography>;
  return <Skeleton variant="rounded" height={480} />;
}
