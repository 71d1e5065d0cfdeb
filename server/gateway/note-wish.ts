import type { ChannelWish } from '../../domain/messages/stop-words.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import type { InboundMessage } from './gateway-event.ts';

/** Notes that a number has stopped a channel, or wants it again. */
export async function noteWish(
  wish: ChannelWish,
  { from: phone, channel }: Pick<InboundMessage, 'from' | 'channel'>,
  { transaction, now }: WriteContext<Author>,
): Promise<void> {
  if (wish === 'stop') {
    await transaction
      .insertInto('stopped_number')
      .values({ phone, channel, at: now })
      .onConflict((conflict) => conflict.columns(['phone', 'channel']).doNothing())
      .execute();
    return;
  }
  await transaction
    .deleteFrom('stopped_number')
    .where('phone', '=', phone)
    .where('channel', '=', channel)
    .execute();
}
