// The messages that the processes of bench/chat.ts send each other.
import type { Connection } from '../server/database/connect.ts';

/** Somebody who can connect, and whether they are of the staff. */
export type Person = { readonly id: string; readonly token: string; readonly isStaff: boolean };

/** The product once it is ready, and how to reach its database. */
export type Ready = {
  readonly url: string;
  readonly people: readonly Person[];
  readonly connection: Connection;
};

/** The ways of a message, which alternate with each message. */
export const WAYS = ['product', 'relay', 'keeping relay'] as const;
export type Way = (typeof WAYS)[number];

/** How long messages took, in milliseconds, from being sent to being received. */
export type Times = readonly number[];

export type Measured = Readonly<Record<Way, Times>> & {
  /** How late timers of the process with the clients were, in milliseconds: 99 of 100 less. */
  readonly clientsLate: number;
};

/** What the process with the clients is to do. */
export type Task =
  | {
      readonly kind: 'measure';
      readonly product: string;
      readonly relay: string;
      readonly people: readonly Person[];
      readonly seconds: number;
    }
  | { readonly kind: 'hold'; readonly url: string; readonly people: readonly Person[] }
  | { readonly kind: 'count' }
  /** All connections break off; answered with the milliseconds until every one is made anew. */
  | { readonly kind: 'reconnect' }
  | { readonly kind: 'leave' };

/** On each way. */
export const MESSAGES_A_SECOND = 50;
