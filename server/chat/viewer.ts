import { chatSideOf } from '../../domain/access.ts';
import type { MessageSide } from '../../domain/chat/message.ts';
import type { Person } from '../../domain/roles/role.ts';
import { RequestError } from '../base/request-error.ts';

/** Who reads a conversation. A customer sees only their own; staff see all of them. */
export type Viewer = { readonly id: string; readonly side: MessageSide };

/**
 * The one place that says on which side somebody stands. Throws `access.denied` if there is no chat
 * for people with their role.
 */
export function viewerOf(person: Person): Viewer {
  const side = chatSideOf(person);
  if (!side) throw new RequestError('access.denied');
  return { id: person.id, side };
}

/**
 * Whether somebody reaches the conversation of a customer. Whoever does not learns nothing of it.
 */
export const mayReach = ({ id, side }: Viewer, clientId: string): boolean =>
  side === 'staff' || id === clientId;
