import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { partOf } from '../../../../domain/access.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { BulkAction } from '../../../kit/view/bulk-action.ts';

/** Where a list opens the message dialog (specification 2.2). */
export const SEND_MESSAGES = 'sendMessages';

const LABEL = 'orders.bulk.sendMessages.label';

/** Writes to the customers of the selected orders, in their conversations. */
export const sendMessages: BulkAction<Order> = {
  verb: SEND_MESSAGES,
  icon: ForumOutlined,
  label: LABEL,
  running: LABEL,
  done: 'notice.messages.sent',
  access: partOf('messages'),
  run: { over: SEND_MESSAGES },
};
