import { nameOf } from '../people/full-name.ts';
import type { Order } from '../resources/commands.ts';

/** The display name of the sender. */
export const senderName = ({ user }: Order): string => nameOf(user ?? {});

/** The display name of the recipient. */
export const recipientName = ({ recipient }: Order): string => nameOf(recipient ?? {});
