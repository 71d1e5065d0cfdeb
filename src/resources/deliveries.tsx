import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import Box from '@mui/material/Box';
import { FAILURE_REASONS, SKIP_REASONS } from '../../domain/messages/campaign-values.ts';
import { deliveries } from '../../domain/resources/deliveries.ts';
import {
  DeliveryCard,
  deliveryColumns,
  deliveryExports,
} from '../custom/messages/history/delivery-columns.tsx';
import { HistoryGate } from '../custom/messages/history/HistoryGate.tsx';
import { NothingLeaves } from '../custom/messages/history/NothingLeaves.tsx';
import { caption, deliveryAddress, OUTBOX } from '../custom/messages/history/sent-messages.ts';
import { MessagingTextsProvider } from '../custom/messages/MessagingTextsProvider.tsx';
import { WaitingLine } from '../custom/messages/notices/waiting/WaitingLine.tsx';
import { choiceLabelKey, fieldLabelKey } from '../i18n/resource-labels.ts';
import { viewOf } from '../kit/view/view.ts';

const TEXTS = {
  search: caption('deliveries.search'),
  searchHint: caption('deliveries.searchHint'),
  entries: caption('deliveries.entries'),
  none: caption('deliveries.none'),
  noneHint: caption('deliveries.noneHint'),
} as const;

/** Messages to single people: all of them, or those of one campaign. */
const deliveriesView = viewOf(deliveries, {
  icon: OutboxOutlined,
  menu: false,
  screens: { list: false, show: false },
  Texts: MessagingTextsProvider,
  columns: deliveryColumns,
  composedFilters: {
    // What failed comes first.
    reason: {
      label: fieldLabelKey('deliveries', 'reason'),
      fields: ['reason'],
      choices: [...FAILURE_REASONS, ...SKIP_REASONS].map((reason) => ({
        label: choiceLabelKey('deliveries', 'reason', reason),
        filter: { reason },
      })),
    },
  },
  exports: [
    'createdAt',
    'personName',
    'phone',
    'channel',
    'status',
    'reason',
    'detail',
    'purpose',
    'campaignTitle',
    'order',
    'body',
    'sentAt',
    'deliveredAt',
    'seenAt',
    'segments',
    'cost',
  ],
  composedExports: deliveryExports,
  lists: {
    outbox: {
      path: OUTBOX,
      title: 'shell.menu.outbox',
      texts: TEXTS,
      columns: ['person', 'channel', 'status', 'text', 'campaign', 'order', 'moment'],
      hidden: ['sent', 'purpose', 'conversation'],
      sort: ['createdAt', 'DESC'],
      filters: [
        'status',
        'channel',
        'kind',
        'purpose',
        'reason',
        'createdAt',
        'customer',
        'orders',
      ],
      opens: ({ id }) => deliveryAddress(String(id)),
      bulk: [],
      tools: [],
      gate: HistoryGate,
      above: OutboxNotes,
      card: DeliveryCard,
    },
    // Exports are called by this name.
    messages: {
      title: caption('page.title'),
      texts: TEXTS,
      columns: ['person', 'channel', 'status', 'order', 'sent', 'conversation'],
      hidden: ['moment', 'text'],
      sort: ['personName', 'ASC'],
      perPage: 25,
      filters: ['status', 'channel', 'reason', 'sentAt'],
      bulk: [],
      tools: [],
      card: DeliveryCard,
    },
  },
});

/** What waits before it stands here, and whether anything leaves the house. */
function OutboxNotes() {
  return (
    <Box sx={{ display: 'grid', rowGap: 1 }}>
      <WaitingLine />
      <NothingLeaves />
    </Box>
  );
}

export default deliveriesView;
