import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { Code } from '../../../kit/format/formats.tsx';
import { useWarningTexts } from '../printing/customs-warnings.tsx';
import { useWeightTexts } from '../weights/use-weight-texts.ts';
import type { LeftOut } from './batch-documents.ts';
import type { Questionable } from './print-batch.ts';
import type { WeighedTwice } from './weighed-twice.ts';

/** How many orders a batch leaves out, which, and why. */
export function LeftOutOrders({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const translate = useTranslate();
  if (leftOut.length === 0) return null;
  return (
    <OrdersAlert
      title={translate('printing.leftOut.count', { smart_count: leftOut.length })}
      orders={leftOut.map(({ id, order, reason }) => ({
        id,
        order,
        remark: translate(`printing.leftOut.${reason}`),
      }))}
    />
  );
}

/** Which declarations of a batch customs may not accept, and why, before they are handed out. */
export function QuestionableDeclarations({
  questionable,
}: {
  questionable: readonly Questionable[];
}) {
  const translate = useTranslate();
  const texts = useWarningTexts();
  if (questionable.length === 0) return null;
  return (
    <OrdersAlert
      title={translate('printing.doubtful', { smart_count: questionable.length })}
      orders={questionable.map(({ order, warnings }) => ({
        id: order.id,
        order,
        remark: warnings.map(texts).join(' '),
      }))}
    />
  );
}

/** Which orders of a batch of labels state several weights, and where, before they are stuck on. */
export function WeighedTwiceOrders({ orders }: { orders: readonly WeighedTwice[] }) {
  const translate = useTranslate();
  const textsOf = useWeightTexts();
  if (orders.length === 0) return null;
  return (
    <OrdersAlert
      title={translate('printing.weights', { smart_count: orders.length })}
      orders={orders.map(({ order, weighed }) => ({
        id: order.id,
        order,
        remark: textsOf(weighed)
          .map(({ sentence, places }) => `${sentence} ${places.join('; ')}`)
          .join(' '),
      }))}
    />
  );
}

/** Beyond this number the list itself is more useful, and a thousand lines would slow the page down. */
const NAMED = 100;

type Named = { id: Order['id']; order: Order | undefined; remark: string };

type Props = { title: string; orders: readonly Named[] };

/** A warning about some orders of a batch, with a text for each. */
function OrdersAlert({ title, orders }: Props) {
  const translate = useTranslate();
  const others = orders.length - NAMED;
  return (
    <Alert severity="warning">
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={LIST}>
        {orders.slice(0, NAMED).map(({ id, order, remark }) => (
          <li key={id}>
            {order ? <OrderNamed order={order} /> : translate('printing.leftOut.nameless')}
            {': '}
            {remark}
          </li>
        ))}
      </Box>
      {others > 0 && translate('orders.bulk.more', { smart_count: others })}
    </Alert>
  );
}

/** An order in a sentence: its sender and its code. */
const OrderNamed = ({ order }: { order: Order }) => (
  <>
    <bdi>{senderName(order)}</bdi> · <Code value={order.billCode} />
  </>
);

const LIST = { m: 0, p: 0, paddingInlineStart: 2.5 } as const;
