import { createContext, use } from 'react';
import type { Actor } from '../../../domain/access.ts';
import { mayWrite } from '../../../domain/field-access.ts';
import { dateTime, type Field, type Fields, STAMPS } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { fieldAt } from '../../../domain/paths.ts';
import { definitionOf } from '../../providers/resource-path.ts';
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

/**
 * The field behind a column: one from the definition, one that comes with a reference, or a
 * timestamp that every record has.
 */
export const columnField = ({ definition }: View, path: string): Field | undefined =>
  isOneOf(STAMPS, path) ? STAMP : fieldThrough(definition.fields, path);

function fieldThrough(fields: Fields, path: string): Field | undefined {
  const own = fieldAt(fields, path);
  const [head = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, head) ? fields[head] : undefined;
  if (own || field?.kind !== 'reference' || !field.embed?.includes(rest[0] ?? '')) return own;
  return fieldAt(definitionOf(field.target)?.fields ?? {}, rest.join('.'));
}
