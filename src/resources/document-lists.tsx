import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { type EditedKind, editorAddress } from '../../domain/documents/kinds.ts';
import type { Order } from '../../domain/resources/commands.ts';
import {
  deleteBills,
  deleteDeclarations,
  deleteTickets,
} from '../custom/orders/bulk/order-removals.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import { WORKED_ON, wordsOf } from './order-list-parts.ts';

const BillsTabs = lazyPart(() => import('../custom/documents/issued/BillsTabs.tsx'), 'BillsTabs');

/** A list of specification 2.5: the twelve columns, and further ones that a bookkeeper may want. */
const documentList = (list: 'bills' | 'declarations' | 'tickets', kind: EditedKind) =>
  ({
    ...WORKED_ON,
    title: `shell.menu.${list}`,
    words: wordsOf(list),
    // A row opens the editor of its document on top of the warehouse list (specification 2.5).
    opens: ({ id }: Pick<Order, 'id'>) => editorAddress(kind, id),
    columns: [
      'companyKey',
      'senderName',
      'senderPhone',
      'zip',
      'cityName',
      'tourName',
      'registeredCity',
      'recipientName',
      'recipientPhone',
      'wholeDestination',
      'packages',
      'received',
    ],
    hidden: ['user.code', 'weight', 'priceTotal', 'payment', 'rechnr'],
  }) as const;

/** The orders that have a bill, a declaration or a ticket, at whatever stage. */
export const documentLists = {
  bills: {
    ...documentList('bills', 'invoice'),
    path: '/bills',
    menu: { section: 'documents', order: 1, icon: ReceiptLongOutlined },
    filter: { withBill: true },
    above: () => <BillsTabs at="/bills" />,
    bulk: [deleteBills],
    rowMenu: [deleteBills],
    rowActions: [deleteBills],
    opened: 'bills.fetched',
  },
  declarations: {
    ...documentList('declarations', 'declaration'),
    path: '/declaration',
    menu: { section: 'documents', order: 3, icon: AssignmentOutlined },
    filter: { withDeclar: true },
    bulk: [deleteDeclarations],
    rowMenu: [deleteDeclarations],
    rowActions: [deleteDeclarations],
    opened: 'declarations.listFetched',
  },
  tickets: {
    ...documentList('tickets', 'label'),
    path: '/tickets',
    menu: { section: 'documents', order: 2, icon: LabelOutlined },
    filter: { withTicket: true },
    bulk: [deleteTickets],
    rowMenu: [deleteTickets],
    rowActions: [deleteTickets],
    opened: 'tickets.listFetched',
  },
} as const;
