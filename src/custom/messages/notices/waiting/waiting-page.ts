import { WAITING } from '../../../../../domain/sent-messages/waiting-notice-definition.ts';

export {
  WAITING,
  type WaitingNotice,
} from '../../../../../domain/sent-messages/waiting-notice-definition.ts';

/** The list of the notices that wait. */
export const WAITING_PAGE = `/${WAITING}`;

/** One that waits, with its people, over the list. */
export const waitingAddress = (id: string): string => `${WAITING_PAGE}/${encodeURIComponent(id)}`;

/** The keys of texts about what waits. */
export const word = (key: string): string => `messaging.notices.waiting.${key}`;
