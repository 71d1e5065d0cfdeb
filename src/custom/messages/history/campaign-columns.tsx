import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { Link } from 'react-router-dom';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { CardLine } from '../../../kit/list/CardLine.tsx';
import { Clipped } from '../../../kit/list/Clipped.tsx';
import type { CardContents, ComposedColumn, ComposedExport } from '../../../kit/view/list-view.ts';
import { euroOf } from '../cost.tsx';
import { ResultLine } from './ResultLine.tsx';
import { type Campaign, campaignAddress, caption, RESULTS, sentOn } from './sent-messages.ts';
import { ChannelIcon, Choice, StateChip } from './status-parts.tsx';

const labelOf = (path: string): string => fieldLabelKey('campaigns', path);

const column = (
  label: string,
  sort: string | undefined,
  render: (campaign: Campaign) => ReactNode,
  shows: readonly string[] = sort ? [sort] : [],
): ComposedColumn<Campaign> => ({
  label,
  shows,
  ...(sort && { sort }),
  render,
});

const figure = (name: 'total' | 'failed'): ComposedColumn<Campaign> => ({
  ...column(labelOf(name), name, (campaign) => <Figure value={campaign[name]} />),
  isFigure: true,
});

function Figure({ value }: { value: number | null | undefined }) {
  const locale = useLocale() ?? 'en';
  return <bdi>{formatNumber(value ?? 0, locale)}</bdi>;
}

const TitleLink = ({ campaign: { id, title } }: { campaign: Campaign }) => (
  <MuiLink
    component={Link}
    to={campaignAddress(id)}
    color="inherit"
    underline="hover"
    sx={{ display: 'block', minWidth: 0, fontWeight: 600 }}
  >
    <Clipped text={title} width={300} />
  </MuiLink>
);

const Channels = ({ channels }: Pick<Campaign, 'channels'>) => (
  <Box component="span" sx={{ display: 'inline-flex', verticalAlign: 'middle', gap: 0.5 }}>
    {channels?.map((channel) => (
      <ChannelIcon key={channel} channel={channel} />
    ))}
  </Box>
);

/** The columns of what was sent at once. */
export const campaignColumns = {
  title: column(labelOf('title'), 'title', (campaign) => <TitleLink campaign={campaign} />),
  kind: column(labelOf('kind'), 'kind', ({ kind }) => (
    <Choice of={['campaigns', 'kind']} value={kind} />
  )),
  purpose: column(labelOf('purpose'), 'purpose', ({ purpose }) => (
    <Choice of={['campaigns', 'purpose']} value={purpose} />
  )),
  state: column(
    labelOf('state'),
    'state',
    ({ state, sendAt }) => <StateChip state={state} sendAt={sendAt} />,
    ['state', 'sendAt'],
  ),
  channels: column(
    labelOf('channels'),
    undefined,
    ({ channels }) => <Channels channels={channels} />,
    ['channels'],
  ),
  author: column(labelOf('author'), 'author', ({ author }) => (
    <Clipped text={author} width={140} />
  )),
  total: figure('total'),
  failed: figure('failed'),
  result: column(
    caption('columns.result'),
    undefined,
    (campaign) => <ResultLine campaign={campaign} />,
    [...RESULTS],
  ),
  sendAt: column(labelOf('sendAt'), 'sendAt', ({ sendAt }) => (
    <ShortDate value={sendAt} withTime />
  )),
  sentOn: column(
    caption('columns.sentOn'),
    'createdAt',
    (campaign) => <ShortDate value={sentOn(campaign)} withTime />,
    ['createdAt', 'sendAt'],
  ),
};

/** The exported columns of what was sent at once that are more than a field. */
export const campaignExports: Readonly<Record<string, ComposedExport<Campaign>>> = {
  cost: {
    label: labelOf('cost'),
    shows: ['cost'],
    kind: 'euro',
    value: ({ cost }) => euroOf(cost),
  },
};

/** What was sent at once, on a phone. */
export const CampaignCard: CardContents = ({ record }) => {
  const campaign = record as Campaign;
  return (
    <>
      <CardLine>
        <TitleLink campaign={campaign} />
        <StateChip state={campaign.state} sendAt={campaign.sendAt} />
      </CardLine>
      <CardLine>
        <Typography variant="body2" color="text.secondary">
          <Choice of={['campaigns', 'kind']} value={campaign.kind} /> ·{' '}
          <ShortDate value={sentOn(campaign) ?? campaign.createdAt} withTime />
        </Typography>
        <Channels channels={campaign.channels} />
      </CardLine>
      <ResultLine campaign={campaign} />
    </>
  );
};
