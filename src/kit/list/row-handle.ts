import { type ComponentType, createContext } from 'react';

/** By what a row is moved, beside its checkbox, where the records have an order of their own. */
export const RowHandle = createContext<ComponentType | undefined>(undefined);
