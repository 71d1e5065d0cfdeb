import { senderName } from '../../../domain/orders/names.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { Code } from '../../kit/format/formats.tsx';

/** An order in one line: its sender and its code. */
export function OrderName({ order }: { order: Order }) {
  return (
    <>
      <bdi>{senderName(order)}</bdi> · <Code value={order.billCode} />
    </>
  );
}
