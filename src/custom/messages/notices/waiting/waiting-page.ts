import { waitingNotices } from '../../../../../domain/resources/waiting-notices.ts';

export type { WaitingNotice } from '../../../../../domain/resources/waiting-notices.ts';

/** The name of the resource. */
export const WAITING = waitingNotices.name;

/** The list of the notices that wait. */
export const WAITING_PAGE = `/${waitingNotices.path}`;

/** One that waits, with its people, over the list. */
export const waitingAddress = (id: string): string => `${WAITING_PAGE}/${encodeURIComponent(id)}`;

/** The keys of texts about what waits. */
export const caption = (key: string): string => `messaging.notices.waiting.${key}`;
