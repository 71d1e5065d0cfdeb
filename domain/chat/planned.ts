import type { ErrorCode } from '../errors.ts';
import type { PhoneChannel } from '../messages/channels.ts';

/** What becomes of a message that was written for later. */
export const PLANNED_STATES = ['planned', 'sent', 'failed', 'cancelled'] as const;
export type PlannedState = (typeof PLANNED_STATES)[number];

/** A message that still has to be sent, or could not be, in its wire form. */
export type PlannedMessage = {
  readonly _id: string;
  readonly client: { readonly _id: string; readonly name: string };
  /** Who has written it; null once the account is deleted. */
  readonly by: { readonly _id: string; readonly name: string } | null;
  readonly content: string;
  readonly via?: PhoneChannel;
  /** ISO 8601. */
  readonly sendAt: string;
  readonly state: 'planned' | 'failed';
  /** Why it could not be sent. */
  readonly reason?: ErrorCode;
};
