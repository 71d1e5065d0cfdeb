import type { Locale } from '../../domain/fields.ts';
import type { FailureReason, Purpose } from '../../domain/messages/campaign-values.ts';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import type { Config } from '../base/config.ts';
import type { Engine } from '../resources/engine.ts';
import type { ApprovedTemplate } from './add-to-outbox.ts';

/** A message as a provider gets it. */
export type OutgoingMessage = {
  /** Its row in the outbox. */
  readonly id: string;
  /** The provider's idempotency key: the id, and another one once a person has it sent again. */
  readonly key: string;
  readonly channel: PhoneChannel;
  /** In E.164. */
  readonly to: string;
  readonly text: string;
  readonly language: Locale;
  readonly purpose: Purpose;
  readonly customerId: string | null;
  readonly approved: ApprovedTemplate | null;
};

/** Why a provider has not sent a message; one may know better than we who has stopped them. */
export type RejectionReason = FailureReason | 'optedOut';

/**
 * What a provider made of a message. `rejected` was certainly not sent and is final; `later` was
 * certainly not taken (no connection, 429, 503) and is tried again; `unknown` may have been
 * taken (no answer, other 5xx, a connection that broke) and is never sent again by itself.
 */
export type Outcome =
  | { readonly kind: 'accepted'; readonly providerId: string | null }
  | { readonly kind: 'rejected'; readonly reason: RejectionReason; readonly detail: string }
  | { readonly kind: 'later'; readonly afterMs?: number | undefined; readonly detail: string }
  | { readonly kind: 'unknown'; readonly detail: string };

/** How far a provider says that a message has come. */
export const REPORTED = ['sent', 'delivered', 'seen', 'failed'] as const;
export type ReportedStatus = (typeof REPORTED)[number];

/** A message of which it is not known whether the provider has it. */
export type SoughtMessage = Pick<OutgoingMessage, 'id' | 'key' | 'channel' | 'to'> & {
  /** With `{code}` in the place of a code, which is not stored. */
  readonly text: string;
  readonly providerId: string | null;
  /** When it was given to the provider, if it was. */
  readonly givenAt: Date;
};

/** `missing` is certainly not there; `unsure` could not be found out now. */
export type Found =
  | {
      readonly kind: 'found';
      readonly status: ReportedStatus;
      readonly providerId?: string | undefined;
      readonly reason?: RejectionReason | undefined;
      readonly detail?: string | undefined;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unsure'; readonly detail: string };

/** One way to send messages. Whatever it throws counts as `unknown`. */
export type Driver = {
  readonly name: string;
  /** Whether messages reach anybody; without it they can only be read in the product. */
  readonly leavesHouse: boolean;
  /** Gives a message to the provider; gives up when `signal` says so. */
  readonly send: (message: OutgoingMessage, signal: AbortSignal) => Promise<Outcome>;
  /** Queries the provider about a message. Without it the outcome stays unknown. */
  readonly find?: (message: SoughtMessage, signal: AbortSignal) => Promise<Found>;
};

/** What drivers are made with. */
export type DriverParts = {
  readonly config: Config;
  readonly engine: Engine;
  readonly now: () => Date;
  readonly channel: PhoneChannel;
};

/** A driver that the environment can choose by its name. */
export type DriverKind = {
  readonly name: string;
  readonly open: (parts: DriverParts) => Driver;
};
