import { allows, type Person, staff } from '../../domain/access.ts';
import type { MessageSide } from '../../domain/chat/message.ts';

/** Who reads a conversation. A customer sees only their own; staff see all of them. */
export type Viewer = { readonly id: string; readonly side: MessageSide };

/** The one place that says on which side somebody stands. */
export const viewerOf = (person: Person): Viewer => ({
  id: person.id,
  side: allows(staff, person) ? 'staff' : 'customer',
});

/**
 * Whether somebody reaches the conversation of a customer. Who does not is not told that it exists.
 */
export const mayReach = ({ id, side }: Viewer, clientId: string): boolean =>
  side === 'staff' || id === clientId;
