import { createContext, use } from 'react';
import type { Actor } from '../../../domain/access.ts';
import { mayWrite } from '../../../domain/field-access.ts';
import { dateTime, type Field, STAMPS } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { fieldAt } from '../../../domain/paths.ts';
import type { View } from './view.ts';

type Given = { readonly view: View; readonly actor: Actor | undefined };

/** Given by a ViewProvider. */
export const ViewContext = createContext<Given | undefined>(undefined);

/** The view of the resource that this screen belongs to. Throws outside such a screen. */
export function useView(): View {
  const given = use(ViewContext);
  if (!given) throw new Error('This component is outside a screen that toResource created.');
  return given.view;
}

/**
 * Whether the current user may change a field; outside a screen of a view the server decides alone.
 */
export function useMayWrite(field: Field): boolean {
  const given = use(ViewContext);
  return given === undefined || mayWrite(field, given.actor);
}

const STAMP: Field = dateTime({ assigned: true });

/** The field behind a column: one from the definition, or a timestamp that every record has. */
export const columnField = ({ definition }: View, path: string): Field | undefined =>
  isOneOf(STAMPS, path) ? STAMP : fieldAt(definition.fields, path);
