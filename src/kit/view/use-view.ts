import { createContext, use } from 'react';
import { dateTime, type Field, STAMPS } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { fieldAt } from '../../../domain/paths.ts';
import type { View } from './view.ts';

/** The view of the resource for the screens below. */
export const ViewContext = createContext<View | undefined>(undefined);

/** The view of the resource that this screen belongs to. Throws outside such a screen. */
export function useView(): View {
  const view = use(ViewContext);
  if (!view) throw new Error('This component is outside a screen that toResource created.');
  return view;
}

const STAMP: Field = dateTime({ assigned: true });

/** The field behind a column: one from the definition, or a timestamp that every record has. */
export const columnField = ({ definition }: View, path: string): Field | undefined =>
  isOneOf(STAMPS, path) ? STAMP : fieldAt(definition.fields, path);
