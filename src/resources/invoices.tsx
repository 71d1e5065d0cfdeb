import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import { PAYMENT_STATES } from '../../domain/orders/invoice-states.ts';
import { invoices } from '../../domain/resources/invoices.ts';
import { IssuedCard, issuedColumns } from '../custom/documents/issued/issued-columns.tsx';
import {
  FILTER_OF,
  ISSUED_LIST,
  ISSUED_STATES,
  issuedAddress,
} from '../custom/documents/issued/issued-documents.ts';
import { choiceLabelKey, fieldLabelKey } from '../i18n/resource-labels.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { viewOf } from '../kit/view/view.ts';

const BillsTabs = lazyPart(() => import('../custom/documents/issued/BillsTabs.tsx'), 'BillsTabs');
const ArchiveAlert = lazyPart(
  () => import('../custom/documents/issued/ArchiveAlert.tsx'),
  'ArchiveAlert',
);
const parts = () => import('../custom/documents/issued/issued-parts.tsx');
const IssuedPreview = lazy(() => import('../custom/documents/issued/IssuedPreview.tsx'));

/** An invoice is shown as paid once nothing is left to pay, which a deposit may reach as well. */
const UNPAID = PAYMENT_STATES.filter((state) => state !== 'paid');

/** All issued invoices and Storno documents, whatever happened to their orders. */
export const invoicesView = viewOf(invoices, {
  icon: ReceiptLongOutlined,
  menu: false,
  screens: { list: false, show: false },
  columns: issuedColumns,
  composedFilters: {
    state: {
      label: 'issued.list.state',
      fields: ['kind', 'status'],
      choices: ISSUED_STATES.map((state) => ({
        label: `issued.states.${state}`,
        filter: FILTER_OF[state],
      })),
    },
    isPaid: {
      label: fieldLabelKey('invoices', 'paymentState'),
      fields: ['paid', 'paymentState'],
      choices: [
        { label: 'orders.flags.paid', filter: { paymentState: 'paid' } },
        { label: 'orders.flags.unpaid', filter: { paymentState: UNPAID } },
        ...(['overdue', 'part'] as const).map((state) => ({
          label: choiceLabelKey('invoices', 'paymentState', state),
          filter: { paymentState: state },
        })),
      ],
    },
  },
  exports: [
    'number',
    'date',
    'customer',
    'billCode',
    'state',
    'total',
    'paid',
    'paidOn',
    'paidVia',
    'dueOn',
    'open',
    'paymentState',
  ],
  composedExports: {
    state: {
      label: 'issued.list.state',
      shows: ['kind', 'status'],
      value: ({ kind, status }, translate) =>
        translate(`issued.states.${kind === 'storno' ? kind : status}`),
    },
  },
  lists: {
    issued: {
      path: ISSUED_LIST,
      over: { ':id': IssuedPreview },
      title: 'issued.list.title',
      texts: {
        search: 'issued.list.search',
        searchHint: 'issued.list.searchHint',
        entries: 'issued.list.count',
        none: 'issued.list.empty',
        noneHint: 'issued.list.emptyHint',
        noMatchHint: 'issued.list.filtered',
      },
      columns: [
        'number',
        'date',
        'customer',
        'order',
        'state',
        'total',
        'dueOn',
        'open',
        'actions',
      ],
      sort: ['date', 'DESC'],
      filters: ['state', 'isPaid', 'date', 'dueOn'],
      opens: ({ id }) => issuedAddress(String(id)),
      bulk: [],
      tools: [],
      above: IssuedAbove,
      gate: lazyPart(parts, 'IssuedGate'),
      totals: lazyPart(parts, 'IssuedTotals'),
      start: lazyPart(parts, 'ToBills'),
      card: IssuedCard,
    },
  },
});

function IssuedAbove() {
  return (
    <>
      <BillsTabs at={ISSUED_LIST} />
      <ArchiveAlert />
    </>
  );
}
