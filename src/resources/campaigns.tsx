import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { CAMPAIGN_KINDS, CAMPAIGN_STATES } from '../../domain/messages/campaign-values.ts';
import { CHANNELS } from '../../domain/messages/channels.ts';
import { campaigns } from '../../domain/resources/campaigns.ts';
import {
  CampaignCard,
  campaignColumns,
  campaignExports,
} from '../custom/messages/history/campaign-columns.tsx';
import { HistoryGate } from '../custom/messages/history/HistoryGate.tsx';
import {
  CAMPAIGNS,
  campaignAddress,
  RESULTS,
  word,
} from '../custom/messages/history/sent-messages.ts';
import { wordFilter } from '../custom/messages/history/word-filter.ts';
import { MessagingTextsProvider } from '../custom/messages/MessagingTextsProvider.tsx';
import { viewOf } from '../kit/view/view.ts';

const counts = Object.fromEntries(
  ['total', ...RESULTS, 'segments'].map((name) => [name, word(`columns.${name}`)]),
);

/** The SMS to one recipient stands in the outbox: among those to many, hundreds would hide the others. */
const TO_MANY = CAMPAIGN_KINDS.filter((kind) => kind !== 'smsToMa');

/** What was sent at once. */
export const campaignsView = viewOf(campaigns, {
  icon: ForwardToInboxOutlined,
  menu: false,
  screens: { list: false, show: false },
  Texts: MessagingTextsProvider,
  columns: campaignColumns,
  composedFilters: {
    kind: wordFilter('kind', 'kinds', TO_MANY),
    purpose: wordFilter('purpose', 'purposes', ['transactional', 'marketing']),
    state: wordFilter('state', 'states', CAMPAIGN_STATES),
    channels: wordFilter('channels', 'channels', CHANNELS),
  },
  labels: { ...counts, title: word('columns.title'), author: word('columns.author') },
  exports: [
    'createdAt',
    'title',
    'kind',
    'purpose',
    'state',
    'channels',
    'author',
    'total',
    ...RESULTS,
    'segments',
    'cost',
  ],
  composedExports: campaignExports,
  lists: {
    campaigns: {
      path: CAMPAIGNS,
      title: 'shell.menu.campaigns',
      words: {
        search: word('campaigns.search'),
        searchHint: word('campaigns.searchHint'),
        entries: word('campaigns.entries'),
        none: word('campaigns.none'),
        noneHint: word('campaigns.noneHint'),
      },
      columns: ['title', 'kind', 'channels', 'state', 'result', 'failed', 'author', 'sentOn'],
      hidden: ['purpose', 'total'],
      filter: { 'kind[ne]': 'smsToMa' },
      sort: ['createdAt', 'DESC'],
      filters: ['kind', 'purpose', 'state', 'channels', 'failed', 'createdAt'],
      opens: ({ id }) => campaignAddress(String(id)),
      bulk: [],
      tools: [],
      gate: HistoryGate,
      card: CampaignCard,
    },
  },
});
