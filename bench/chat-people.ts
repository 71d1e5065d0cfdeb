// What the processes of bench/chat.ts tell each other.

/** Somebody who can connect, and whether they are of the staff. */
export type Person = { readonly id: string; readonly token: string; readonly isStaff: boolean };

/** A server that is ready. */
export type Ready = { readonly url: string; readonly people: readonly Person[] };

/** How long messages took, in milliseconds, from being sent to being received. */
export type Times = readonly number[];

/** What the process with the clients is asked to do. */
export type Task =
  | {
      readonly kind: 'measure';
      readonly over: 'product' | 'relay';
      readonly url: string;
      readonly people: readonly Person[];
      readonly seconds: number;
    }
  | { readonly kind: 'hold'; readonly url: string; readonly people: readonly Person[] }
  | { readonly kind: 'count' }
  | { readonly kind: 'leave' };

export const MESSAGES_A_SECOND = 50;
