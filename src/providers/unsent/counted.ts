import { isObject } from '../../../domain/validate.ts';

/** What the total of a list counts otherwise than the server, which every page of it does alike. */
export type Counted = { readonly added: number; readonly missing: readonly string[] };

/** Where the `meta` of a list has it. */
export const COUNTED = 'unsent';

export const countedIn = (meta: unknown): Counted | undefined =>
  isObject(meta) ? (meta[COUNTED] as Counted | undefined) : undefined;
