import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazy-part.tsx';
import type { InputProps } from '../../kit/view/props.ts';

const RichTextEditor = lazyPart(() => import('./RichTextEditor.tsx'), 'RichTextEditor');

/** Formatted text; the editor is loaded when a form first needs it. */
export const RichTextFieldInput = (props: InputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={160} width="100%" />}>
    <RichTextEditor {...props} />
  </Suspense>
);
