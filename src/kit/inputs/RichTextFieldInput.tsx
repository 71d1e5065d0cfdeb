import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { inputProps } from './input-options.ts';
import type { InputProps } from './input-props.ts';

const RichTextInput = lazy(() =>
  import('ra-input-rich-text').then((module) => ({ default: module.RichTextInput })),
);

/** Formatted text; the editor is loaded when a form first needs it. */
export const RichTextFieldInput = (props: InputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={160} width="100%" />}>
    <RichTextInput {...inputProps(props)} />
  </Suspense>
);
