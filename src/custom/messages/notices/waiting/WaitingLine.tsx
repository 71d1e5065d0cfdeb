import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { timeToday } from '../../../../kit/format/time-today.ts';
import { useAppDataProvider } from '../../../../providers/use-app-data-provider.ts';
import { MessagingTextsProvider } from '../../MessagingTextsProvider.tsx';
import { caption, WAITING, WAITING_PAGE, type WaitingNotice } from './waiting-page.ts';

const LOOK_MS = 20_000;

/** How many notices wait and for how many people, with the way to them; nothing if none does. */
export function WaitingLine() {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    queryKey: [WAITING, 'all'],
    queryFn: async ({ signal }) => (await provider.getWaitingNotices({ signal })) ?? null,
    // What waits leaves by itself. Another back end is queried once.
    refetchInterval: ({ state }) => (state.data === null ? false : LOOK_MS),
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  if (!data || data.length === 0) return null;
  return (
    <MessagingTextsProvider>
      <Line notices={data} />
    </MessagingTextsProvider>
  );
}

function Line({ notices }: { notices: readonly Omit<WaitingNotice, 'id'>[] }) {
  const translate = useTranslate();
  const [first] = notices;
  const people = notices.reduce((sum, one) => sum + (one.people ?? 0), 0);
  return (
    <Alert severity="info" icon={<ScheduleSendOutlined fontSize="inherit" />} sx={{ mt: 1 }}>
      {translate(caption('line.some'), {
        smart_count: notices.length,
        people: translate(caption('line.people'), { smart_count: people }),
        time: timeToday(first?.from ?? ''),
      })}{' '}
      <MuiLink component={Link} to={WAITING_PAGE} color="inherit">
        {translate(caption('line.open'))}
      </MuiLink>
    </Alert>
  );
}
