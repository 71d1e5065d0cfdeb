import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type Identifier, useLocale, useTranslate } from 'react-admin';
import { pointOfStage } from '../../../../domain/messages/notice-points.ts';
import type { StageNotice } from '../../../../domain/messages/notice-preview.ts';
import type { Stage } from '../../../../domain/orders/stages.ts';
import { waitingNotices } from '../../../../domain/resources/waiting-notices.ts';
import { timeToday } from '../../../kit/format/time-today.ts';
import type { Dependencies, Follow } from '../../../kit/view/bulk-action.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { ReachedOn } from './ReachedOn.tsx';

/** Orders that come to a stage. */
type Coming = { readonly stage: Stage; readonly orders: readonly Identifier[] };

const stageNoticesQuery = (provider: AppDataProvider, coming: Coming) => ({
  queryKey: ['notices', 'stage', coming],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    provider.previewStageNotices(coming, { signal }),
  retry: false,
  meta: { silent: true },
});

/** Longer than this nobody waits for the question; what it says of the notices then comes later. */
const TIMEOUT_MS = 1_500;

/** Reads what the notices of a stage will do, so that the question that says it opens complete. */
export async function readStageNotices(
  coming: Coming,
  { provider, client }: Dependencies,
): Promise<void> {
  await Promise.race([
    client.fetchQuery({ ...stageNoticesQuery(provider, coming), staleTime: 0 }),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
}

/** How long an answer counts as the one with which the question was opened. */
const OPENED_MS = 60_000;

/** Who will be notified automatically when orders come to a stage; nothing where nobody is. */
export function StageNotices(coming: Coming) {
  const provider = useAppDataProvider();
  const { data = [] } = useQuery({
    ...stageNoticesQuery(provider, coming),
    staleTime: OPENED_MS,
    // The question can be answered without it.
    throwOnError: false,
  });
  if (data.length === 0) return null;
  return (
    <MessagingTextsProvider>
      <Announcement notices={data} />
    </MessagingTextsProvider>
  );
}

function Announcement({ notices }: { notices: readonly StageNotice[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [first] = notices.map(({ from }) => from).sort();
  const isSent = notices.some(({ people }) => people > 0);
  return (
    <Alert severity="info" lang={locale}>
      {notices.map((notice) => (
        <Box key={notice.title} sx={{ '& + &': { mt: 1 } }}>
          <ReachedOn {...notice} />
          <Typography variant="body2" color="text.secondary">
            <bdi>
              {translate('messaging.notices.waiting.template', { template: notice.template })}
            </bdi>
          </Typography>
        </Box>
      ))}
      {isSent && first && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {translate('messaging.notices.waiting.back', { time: timeToday(first) })}
        </Typography>
      )}
    </Alert>
  );
}

/** The notices of a stage that are waiting now, if there are any. */
export async function waitingAt(
  stage: Stage,
  { provider }: Dependencies,
): Promise<Follow | undefined> {
  const data = (await provider.getWaitingNotices()) ?? [];
  const count = data
    .filter(({ point }) => point === pointOfStage(stage))
    .reduce((sum, { people }) => sum + (people ?? 0), 0);
  return count > 0
    ? { text: 'notice.bulk.waiting', count, to: `/${waitingNotices.path}` }
    : undefined;
}
