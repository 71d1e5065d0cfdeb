import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { type EditedKind, editorAddress, editorOf } from '../../domain/orders/document-kinds.ts';
import type { Order } from '../../domain/resources/commands.ts';
import { removalsOf } from '../custom/orders/bulk/order-removals.ts';
import { DOCUMENT_COLUMNS, DOCUMENT_HIDDEN } from '../custom/orders/order-fields.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { WORKED_ON, wordsOf } from './order-list-parts.ts';

const BillsTabs = lazyPart(() => import('../custom/documents/issued/BillsTabs.tsx'), 'BillsTabs');

/** A list of specification 2.5: the twelve columns, and further ones that a bookkeeper may want. */
const documentList = (kind: EditedKind) => {
  const { list, flag } = editorOf(kind);
  return {
    ...WORKED_ON,
    title: `shell.menu.${list}`,
    words: wordsOf(list),
    // A row opens the editor of its document on top of the warehouse list (specification 2.5).
    opens: ({ id }: Pick<Order, 'id'>) => editorAddress(kind, id),
    columns: DOCUMENT_COLUMNS,
    hidden: DOCUMENT_HIDDEN,
    filter: { [flag]: true },
    ...removalsOf(kind),
  } as const;
};

/** The orders that have a bill, a declaration or a ticket, at whatever stage. */
export const documentLists = {
  bills: {
    ...documentList('invoice'),
    path: '/bills',
    menu: { section: 'documents', order: 1, icon: ReceiptLongOutlined },
    above: () => <BillsTabs at="/bills" />,
    opened: 'bills.fetched',
  },
  declarations: {
    ...documentList('declaration'),
    path: '/declaration',
    menu: { section: 'documents', order: 3, icon: AssignmentOutlined },
    opened: 'declarations.listFetched',
  },
  tickets: {
    ...documentList('label'),
    path: '/tickets',
    menu: { section: 'documents', order: 2, icon: LabelOutlined },
    opened: 'tickets.listFetched',
  },
} as const;
