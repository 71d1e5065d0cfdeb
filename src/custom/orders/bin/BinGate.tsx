import type { ReactNode } from 'react';
import NotFoundPage from '../../layout/NotFoundPage.tsx';
import { useHasBin } from './use-has-bin.ts';

/** Shows the deleted orders of the last thirty days, if the back end keeps them. */
export function BinGate({ children }: { children: ReactNode }) {
  return useHasBin() === false ? <NotFoundPage /> : children;
}
