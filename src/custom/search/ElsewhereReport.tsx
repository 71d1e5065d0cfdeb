import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { useLacks } from '../../providers/use-capabilities.ts';

const FoundElsewhere = lazy(() => import('./FoundElsewhere.tsx'));

/** Below the search of a list of orders: where else its text is found. */
export function ElsewhereReport() {
  const { filterValues } = useListContext();
  const lacks = useLacks();
  const { q } = filterValues;
  if (typeof q !== 'string' || q.trim() === '' || lacks('search')) return null;
  return (
    <Suspense fallback={null}>
      <FoundElsewhere text={q.trim()} />
    </Suspense>
  );
}
