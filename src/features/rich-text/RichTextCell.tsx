import { lazy, Suspense } from 'react';
import type { CellProps } from '../../kit/view/props.ts';

const RichText = lazy(() => import('./RichText.tsx'));

export const RichTextCell = ({ value }: CellProps) =>
  typeof value === 'string' ? (
    <Suspense fallback={null}>
      <RichText value={value} />
    </Suspense>
  ) : null;
