import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';
import { isOneOf } from '../../domain/is-one-of.ts';
import { commands } from '../../domain/resources/commands.ts';
import { noticeOf } from '../custom/orders/bulk/notice-of.ts';
import { LeitwegIdInput, VatIdInput } from '../custom/orders/form/number-inputs.tsx';
import { Code } from '../kit/format/formats.tsx';
import type { CellProps } from '../kit/view/props.ts';
import { viewOf } from '../kit/view/view.ts';

const OrderCreate = lazy(() => import('../custom/orders/form/OrderCreate.tsx'));
const OrderDoubts = lazy(() => import('../custom/orders/bulk/OrderDoubts.tsx'));
const OrderEdit = lazy(() => import('../custom/orders/form/OrderEdit.tsx'));
const OrdersDeletion = lazy(() => import('../custom/orders/bulk/OrdersDeletion.tsx'));
const OrderPage = lazy(() => import('../custom/orders/page/OrderPage.tsx'));

/** Orders. Their lists are the stages, so they have no menu entry of their own. */
export const commandsView = viewOf(commands, {
  icon: Inventory2Outlined,
  menu: false,
  list: {
    columns: [
      'billCode',
      'user',
      'recipient.name',
      'recipient.phone',
      'recipient.address',
      'numofpackages',
      'wights',
      'createdAt',
    ],
    hidden: ['tripGroup', 'commandMode', 'paid', 'verified', 'priceTotal', 'rechnr'],
    sort: ['createdAt', 'DESC'],
  },
  form: [
    { section: 'people', fields: ['user', 'recipient'] },
    { section: 'parcels', fields: ['numofpackages', 'wights', 'type'] },
    { section: 'stage', fields: ['tripGroup', 'commandMode'] },
    { section: 'payment', fields: ['payment', 'priceTotal', 'paid'] },
    { section: 'billing', fields: ['billTo'] },
    { section: 'documents', fields: ['frontId', 'backId'] },
  ],
  inputs: { 'billTo.vatId': VatIdInput, 'billTo.leitwegId': LeitwegIdInput },
  cells: { billCode: CodeCell, rechnr: CodeCell },
  screens: { create: OrderCreate, edit: OrderEdit, show: OrderPage },
  deletion: OrdersDeletion,
  doubts: OrderDoubts,
  verdicts: { done: verdictOf, failed: 'notice.server.reload' },
});

function CodeCell({ value }: CellProps) {
  return <Code value={typeof value === 'string' ? value : undefined} />;
}

/**
 * A change of stage and a verification are reported in the words of specification 8 on every
 * screen.
 */
function verdictOf(verb: string): string | undefined {
  const known = Object.keys(commands.actions) as (keyof typeof commands.actions)[];
  return isOneOf(known, verb) ? `notice.${noticeOf(verb)}` : undefined;
}
