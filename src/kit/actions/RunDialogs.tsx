import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import type { Run } from './use-run.ts';

const load = () => import('./OpenRunDialogs.tsx');
const OpenRunDialogs = lazy(load);

/** Loads the dialogs before they are needed. */
export const preloadRunDialogs = (): void => void load();

/**
 * The dialogs of an action. Their code comes with the first action, not with the list, and so does
 * that of the notes of a question: it opens when it is complete.
 */
export function RunDialogs<R extends RaRecord>({ run }: { run: Run<R> }) {
  if (run.state.at === 'idle' || run.state.at === 'checking') return null;
  return (
    <Suspense fallback={null}>
      <OpenRunDialogs run={run as unknown as Run} />
    </Suspense>
  );
}
