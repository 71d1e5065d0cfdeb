import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { CAMPAIGN_KINDS } from '../../domain/messages/campaign-values.ts';
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
  caption,
  RESULTS,
} from '../custom/messages/history/sent-messages.ts';
import { MessagingTextsProvider } from '../custom/messages/MessagingTextsProvider.tsx';
import { choiceLabelKey, fieldLabelKey } from '../i18n/resource-labels.ts';
import type { ComposedFilter } from '../kit/view/list-view.ts';
import { viewOf } from '../kit/view/view.ts';

/** The SMS to one recipient stands in the outbox: among those to many, hundreds would hide the others. */
const TO_MANY = CAMPAIGN_KINDS.filter((kind) => kind !== 'smsToMa');

/** A filter by some of the values of a choice. */
const someChoices = (path: 'kind' | 'purpose', values: readonly string[]): ComposedFilter => ({
  label: fieldLabelKey('campaigns', path),
  fields: [path],
  choices: values.map((value) => ({
    label: choiceLabelKey('campaigns', path, value),
    filter: { [path]: value },
  })),
});

/** What was sent at once. */
const campaignsView = viewOf(campaigns, {
  icon: ForwardToInboxOutlined,
  menu: false,
  screens: { list: false, show: false },
  Texts: MessagingTextsProvider,
  columns: campaignColumns,
  composedFilters: {
    kind: someChoices('kind', TO_MANY),
    // Codes belong to no campaign.
    purpose: someChoices('purpose', ['transactional', 'marketing']),
  },
  exports: [
    'createdAt',
    'title',
    'kind',
    'purpose',
    'state',
    'sendAt',
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
      texts: {
        search: caption('campaigns.search'),
        searchHint: caption('campaigns.searchHint'),
        entries: caption('campaigns.entries'),
        none: caption('campaigns.none'),
        noneHint: caption('campaigns.noneHint'),
      },
      columns: ['title', 'kind', 'channels', 'state', 'result', 'failed', 'author', 'sentOn'],
      hidden: ['purpose', 'total', 'sendAt'],
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

export default campaignsView;
