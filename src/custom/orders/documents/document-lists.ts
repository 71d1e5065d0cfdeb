import { type EditedKind, editorAddress } from '../../../../domain/documents/kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { deleteBills, deleteDeclarations, deleteTickets } from '../bulk/order-removals.ts';
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
  'wholeDestination',
  'packages',
  'received',
] as const satisfies readonly OrderColumn[];

/** Further columns that a bookkeeper may want. */
const MORE = [
  'customer',
  'weight',
  'total',
  'payment',
  'invoice',
] as const satisfies readonly OrderColumn[];

/** A row opens the editor of its document on top of the warehouse list (specification 2.5). */
const opensEditor =
  (kind: EditedKind) =>
  ({ id }: Order): string =>
    editorAddress(kind, id);

/** Bills, Declarations and Tickets: all orders that have the document, at whatever stage. */
export const DOCUMENT_LISTS: Readonly<Record<DocumentListName, OrderListConfig>> = {
  bills: {
    name: 'bills',
    title: 'shell.menu.bills',
    filter: { withBill: true },
    bulk: [deleteBills],
    rowButtons: [deleteBills],
    menu: [deleteBills],
    rowActions: [],
    columns: COLUMNS,
    more: MORE,
    sort: BY_NAME,
    opened: 'bills.fetched',
    opens: opensEditor('invoice'),
  },
  declarations: {
    name: 'declarations',
    title: 'shell.menu.declarations',
    filter: { withDeclar: true },
    bulk: [deleteDeclarations],
    rowButtons: [deleteDeclarations],
    menu: [deleteDeclarations],
    rowActions: [],
    columns: COLUMNS,
    more: MORE,
    sort: BY_NAME,
    opened: 'declarations.listFetched',
    opens: opensEditor('declaration'),
  },
  tickets: {
    name: 'tickets',
    title: 'shell.menu.tickets',
    filter: { withTicket: true },
    bulk: [deleteTickets],
    rowButtons: [deleteTickets],
    menu: [deleteTickets],
    rowActions: [],
    columns: COLUMNS,
    more: MORE,
    sort: BY_NAME,
    opened: 'tickets.listFetched',
    opens: opensEditor('label'),
  },
};
