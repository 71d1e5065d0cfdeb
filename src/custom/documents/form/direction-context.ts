import { createContext } from 'react';
import type { TripGroup } from '../../../../domain/trips/groups.ts';

/** Which way the goods of a declaration go. */
export const DirectionContext = createContext<TripGroup>('A');
