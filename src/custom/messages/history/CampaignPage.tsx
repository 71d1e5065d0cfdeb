import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { euroCost } from '../cost.tsx';
import { CampaignActions } from './CampaignActions.tsx';
import { NothingLeaves } from './NothingLeaves.tsx';
import { ResultFilter } from './ResultFilter.tsx';
import { SentMessage } from './SentMessage.tsx';
import {
  type Campaign,
  caption,
  isCalledByItsText,
  isPlanned,
  isRunning,
  RESULTS,
  sentOn,
} from './sent-messages.ts';
import { Choice, StateChip } from './status-parts.tsx';

/** The campaign whose page this is. */
export const CampaignContext = createContext<Campaign | undefined>(undefined);

/** What was sent, how far it has come, and below it the people, who are its list. */
export function CampaignFrame({ children }: { children: ReactNode }) {
  const campaign = use(CampaignContext);
  useFreshPeople(campaign);
  if (!campaign) return children;
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <div>
        {campaign.channels?.some((channel) => channel !== 'chat') && <NothingLeaves />}
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <Head campaign={campaign} />
          <SentMessage message={campaign.message} />
          {isPlanned(campaign) ? (
            <PlannedNote campaign={campaign} />
          ) : (
            <>
              <Progress campaign={campaign} />
              <ResultFilter campaign={campaign} />
            </>
          )}
        </Paper>
      </div>
      {children}
    </Stack>
  );
}

/** Reads the people again when their counts have changed. */
function useFreshPeople(campaign: Campaign | undefined) {
  const { refetch } = useListContext();
  const counts = campaign && RESULTS.map((result) => campaign[result]).join();
  const known = useRef(counts);
  useEffect(() => {
    if (known.current !== undefined && known.current !== counts) void refetch();
    known.current = counts;
  }, [counts, refetch]);
}

function Head({ campaign }: { campaign: Campaign }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h2" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {isCalledByItsText(campaign) ? (
              <Choice of={['campaigns', 'kind']} value={campaign.kind} />
            ) : (
              campaign.title
            )}
          </Typography>
          <StateChip state={campaign.state} sendAt={campaign.sendAt} />
        </Box>
        <Facts campaign={campaign} />
      </Box>
      <CampaignActions campaign={campaign} />
    </Box>
  );
}

function Facts({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { author, createdAt, template, cost, segments } = campaign;
  const moment = sentOn(campaign) ?? createdAt;
  return (
    <Typography variant="body2" color="text.secondary" component="div">
      {!isCalledByItsText(campaign) && (
        <>
          <Choice of={['campaigns', 'kind']} value={campaign.kind} />
          {' · '}
        </>
      )}
      <Choice of={['campaigns', 'purpose']} value={campaign.purpose} />
      {' · '}
      <ShortDate value={moment} withTime />
      {author && (
        <>
          {' · '}
          {translate(caption('page.by'))} <bdi>{author}</bdi>
        </>
      )}
      {template && (
        <>
          {' · '}
          <MuiLink component={Link} to={`/templates/${template._id}`} color="inherit">
            <bdi>{template.title}</bdi>
          </MuiLink>
        </>
      )}
      {segments ? (
        <>
          {' · '}
          <bdi>
            {translate(caption('page.segments'), {
              smart_count: segments,
              count: formatNumber(segments, locale),
            })}
          </bdi>
        </>
      ) : null}
      {cost ? (
        <>
          {' · '}
          <bdi>{euroCost(cost, locale)}</bdi>
        </>
      ) : null}
    </Typography>
  );
}

/** For how many it is planned, and what is decided once its moment has come. */
function PlannedNote({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const total = campaign.total ?? 0;
  return (
    <Typography variant="body2" sx={{ mt: 2 }}>
      {translate('messaging.later.people', {
        smart_count: total,
        count: formatNumber(total, locale),
      })}{' '}
      {translate('messaging.later.decided')}
    </Typography>
  );
}

/** How many are still to come, while it runs. */
function Progress({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (!isRunning(campaign)) return null;
  const total = campaign.total ?? 0;
  const done = Math.max(0, total - (campaign.waiting ?? 0));
  const text = translate(caption('page.progress'), {
    done: formatNumber(done, locale),
    total: formatNumber(total, locale),
  });
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress
        variant="determinate"
        value={total > 0 ? (done / total) * 100 : 0}
        aria-label={text}
      />
      <Typography variant="caption" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
    </Box>
  );
}
