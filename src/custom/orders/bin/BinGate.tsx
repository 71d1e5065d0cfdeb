import { lazy, type ReactNode } from 'react';
import { useHasBin } from './use-has-bin.ts';

const NotFoundPage = lazy(() => import('../../layout/NotFoundPage.tsx'));

/** Shows the deleted orders if the back end keeps them. */
export function BinGate({ children }: { children: ReactNode }) {
  return useHasBin() === false ? <NotFoundPage /> : children;
}
