import type { Order } from '../../../../domain/resources/commands.ts';
import type { OrderColumn } from '../order-columns.tsx';
import { BY_NAME, type DocumentListName, type OrderListConfig } from '../stages.ts';

/** The twelve columns of specification 2.5, in its order. */
const COLUMNS = [
  'companyKey',
  'senderName',
  'senderPhone',
  'zip',
  'cityName',
  'tourName',
  'registeredCity',
  'recipientName',
  'recipientPhone',
  'destination',
  'packages',
  'received',
] as const satisfies readonly OrderColumn[];

/** What a bookkeeper may want beside them. */
const MORE = [
  'customer',
  'weight',
  'total',
  'payment',
  'invoice',
] as const satisfies readonly OrderColumn[];

/**
 * Specification 2.5 opens the editor of the document, `/ToMa/warehouse/bill/{id}` and so on. As long
 * as there are no editors a row opens the page of its order; they change this one line.
 */
const opens = ({ id }: Order): string => `/commands/${encodeURIComponent(id)}/show`;

/** Bills, Declarations and Tickets: every order that carries the document, wherever it stands. */
export const DOCUMENT_LISTS: Readonly<Record<DocumentListName, OrderListConfig>> = {
  bills: {
    name: 'bills',
    title: 'shell.menu.bills',
    filter: { withBill: true },
    bulk: ['deleteBill'],
    rowVerbs: ['deleteBill'],
    menuVerb: 'deleteBill',
    rowActions: [],
    columns: COLUMNS,
    more: MORE,
    sort: BY_NAME,
    opened: 'bills.fetched',
    opens,
  },
  declarations: {
    name: 'declarations',
    title: 'shell.menu.declarations',
    filter: { withDeclar: true },
    bulk: ['deleteDeclaration'],
    rowVerbs: ['deleteDeclaration'],
    menuVerb: 'deleteDeclaration',
    rowActions: [],
    columns: COLUMNS,
    more: MORE,
    sort: BY_NAME,
    opened: 'declarations.listFetched',
    opens,
  },
  tickets: {
    name: 'tickets',
    title: 'shell.menu.tickets',
    filter: { withTicket: true },
    bulk: ['deleteTicket'],
    rowVerbs: ['deleteTicket'],
    menuVerb: 'deleteTicket',
    rowActions: [],
    columns: COLUMNS,
    more: MORE,
    sort: BY_NAME,
    opened: 'tickets.listFetched',
    opens,
  },
};
