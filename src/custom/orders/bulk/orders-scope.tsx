import { lazy } from 'react';
import { senderName } from '../../../../domain/orders/names.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import type { MessageKey, Messages } from '../../../i18n/en.ts';
import { Code } from '../../../kit/format/formats.tsx';
import type { ActionScope, BulkAction, RecordsText } from '../../../kit/view/bulk-action.ts';
import { BIN } from '../../../providers/bin-methods.ts';

/** It comes with the first question, not with the list. */
const SelectionSummary = lazy(() => import('./SelectionSummary.tsx'));

const TEXTS: { readonly [Word in RecordsText]: MessageKey } = {
  actions: 'orders.list.actions',
  selected: 'orders.list.selected',
  selectAll: 'orders.list.selectAll',
  unselect: 'orders.list.unselect',
  menuOf: 'orders.run.menuOf',
  left: 'orders.bulk.left',
  nothingLeft: 'orders.bulk.nothingLeft',
  more: 'orders.bulk.more',
  stopping: 'orders.run.stopping',
  report: 'orders.bulk.report',
  reportStopped: 'orders.run.reportStopped',
  notBegun: 'orders.run.notBegun',
  showDone: 'orders.run.showDone',
  stillSelected: 'orders.bulk.stillSelected',
  undoDone: 'orders.run.undoDone',
  sessionEnded: 'orders.run.sessionEnded',
  leaveTitle: 'orders.run.leave.title',
  leaveText: 'orders.run.leave.text',
  moved: 'orders.bulk.reasons.moved',
  deleted: 'orders.bulk.reasons.deleted',
  unreachable: 'orders.bulk.reasons.unreachable',
  partly: 'notice.bulk.partly',
  takenBack: 'notice.bulk.takenBack',
};

/** How actions on orders speak of them, wherever they are started. */
export const ORDERS_SCOPE: Omit<ActionScope<Order>, 'key'> = {
  resource: commands.name,
  // Orders go into the bin and back to the lists; issued invoices say whether they are paid.
  touches: [commands.name, BIN, 'invoices'],
  texts: TEXTS,
  // Whatever the reason, the specification has one text for it.
  failed: 'notice.server.reload',
  name: (order) => (
    <>
      <bdi>{senderName(order)}</bdi> · <Code value={order.billCode} />
    </>
  ),
  codeOf: ({ billCode }) => billCode ?? '',
  summary: (orders) => <SelectionSummary orders={orders} />,
};

type Bulk = Messages['orders']['bulk'];
type Verb = { [Key in keyof Bulk]: Bulk[Key] extends { label: string } ? Key : never }[keyof Bulk];

/** The texts of an action on orders. */
export const orderTexts = (verb: Verb) =>
  ({
    label: `orders.bulk.${verb}.label`,
    running: `orders.bulk.${verb}.running`,
    confirmation: {
      title: `orders.bulk.${verb}.title`,
      question: `orders.bulk.${verb}.question`,
      args: ([first]) => ({ code: first?.billCode ?? '' }),
    },
  }) as const satisfies Pick<BulkAction<Order>, 'label' | 'running' | 'confirmation'>;
