import type { Order } from '../../../domain/resources/commands.ts';
import { Code } from '../../kit/format/formats.tsx';
import { senderName } from './sender-name.ts';

/** An order in one line: its sender and its code. */
export function OrderName({ order }: { order: Order }) {
  return (
    <>
      <bdi>{senderName(order)}</bdi> · <Code value={order.billCode} />
    </>
  );
}
