import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useCodes } from './use-codes.ts';

const CodesPlaces = lazy(() => import('./CodesPlaces.tsx'));

/** Says where the orders of the codes are, once there are codes. */
export function CodesReport() {
  const [codes] = useCodes();
  if (codes.length === 0) return null;
  return (
    <Suspense fallback={<Box sx={{ height: 50, my: 1 }} />}>
      <CodesPlaces />
    </Suspense>
  );
}
