import type { Connection } from '../../../server/database/connect.ts';

/** What the second process is told: to start a server, or to close it. */
export type Order =
  | {
      readonly number: number;
      readonly env: Readonly<Record<string, string>>;
      readonly connection: Connection;
    }
  | { readonly number: number };

/** What it answers. */
export type Outcome = {
  readonly number: number;
  readonly url?: string;
  readonly error?: string;
};
