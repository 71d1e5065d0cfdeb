import { createContext } from 'react';
import type { Identifier } from 'react-admin';

/** The order of the records of a list, and how one of them gets another place. */
export type Ordering = {
  /** Why nothing can be moved just now, in the user's language. */
  readonly reason: string | undefined;
  /** How many records there are, on all pages. */
  readonly count: number;
  /** The place of a record of this page, from 1. */
  readonly placeOf: (id: Identifier) => number;
  /** Moves a record to a place, on this page or another one. */
  readonly move: (id: Identifier, place: number) => void;
};

/** Given around the rows of a list of an ordered resource. */
export const OrderingContext = createContext<Ordering | undefined>(undefined);
