import {
  EDITED_KINDS,
  type EditedKind,
  type Editors,
  editorAddress,
  editorOf,
} from '../../domain/orders/document-kinds.ts';
import type { Order } from '../../domain/resources/commands.ts';
import { DOCUMENT_VIEWS } from '../custom/documents/document-views.tsx';
import { bulkMessages } from '../custom/messages/bulk/bulk-messages.ts';
import { pay, payments } from '../custom/orders/bulk/order-payments.ts';
import { removalsOf } from '../custom/orders/bulk/order-removals.ts';
import { DOCUMENT_COLUMNS, DOCUMENT_HIDDEN } from '../custom/orders/order-fields.ts';
import type { ListOptions } from '../kit/view/list-of.ts';
import { textsOf, WORKED_ON } from './order-list-parts.ts';

/** A list of specification 2.5: the twelve columns, and further ones that a bookkeeper may want. */
function documentList(kind: EditedKind) {
  const { list, flag } = editorOf(kind);
  const { path, icon, order, above, isPayable = false } = DOCUMENT_VIEWS[kind].list;
  const { furtherColumns = [] } = DOCUMENT_VIEWS[kind].list;
  const removals = removalsOf(kind);
  return {
    ...WORKED_ON,
    path,
    menu: { section: 'documents', order, icon },
    title: `shell.menu.${list}`,
    texts: textsOf(list),
    // A row opens the editor of its document on top of the warehouse list (specification 2.5).
    opens: ({ id }: Pick<Order, 'id'>) => editorAddress(kind, id),
    columns: [...DOCUMENT_COLUMNS, ...furtherColumns],
    hidden: DOCUMENT_HIDDEN,
    filter: { [flag]: true },
    ...removals,
    ...(isPayable && {
      bulk: [...payments, bulkMessages, ...removals.bulk],
      rowActions: [pay, ...removals.rowActions],
    }),
    ...(above && { above }),
    opened: `${list}.listFetched`,
  } as const satisfies ListOptions<string, string>;
}

/** The orders that have a document of each kind, at whatever stage. */
export const documentLists = Object.fromEntries(
  EDITED_KINDS.toReversed().map((kind) => [editorOf(kind).list, documentList(kind)]),
) as Readonly<Record<Editors[EditedKind]['list'], ReturnType<typeof documentList>>>;
