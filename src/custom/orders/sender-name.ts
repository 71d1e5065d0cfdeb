import { fullName } from '../../../domain/people/full-name.ts';
import type { Order } from '../../../domain/resources/commands.ts';

/** The display name of the sender; a back end that returns the full name may leave out the parts. */
export const senderName = ({ user }: Order): string => fullName(user ?? {}) || (user?.name ?? '');

/** The display name of the recipient. */
export const recipientName = ({ recipient }: Order): string =>
  fullName(recipient ?? {}) || (recipient?.name ?? '');
