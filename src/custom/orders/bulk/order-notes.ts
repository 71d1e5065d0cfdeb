import { lazy } from 'react';

/** What a question says about orders comes with the question, not with the list. */
export const TrackingDoubts = lazy(() => import('./TrackingDoubts.tsx'));
export const DeletionConsequences = lazy(() => import('./DeletionConsequences.tsx'));
