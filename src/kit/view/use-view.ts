import { createContext, use } from 'react';
import type { Actor } from '../../../domain/access.ts';
import { mayWrite } from '../../../domain/field-access.ts';
import { dateTime, type Field, type Fields, STAMPS } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { fieldAt, fieldsTo } from '../../../domain/paths.ts';
import { definitionOf } from '../../providers/resource-path.ts';
import type { FieldInputProps } from './props.ts';
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
 * Whether it is known for whom the view was reduced. A form begins with the values of its view, so it
 * waits for this: each component learns by itself who the user is, and may know it before the view.
 */
export const useIsViewKnown = (): boolean => use(ViewContext)?.actor !== undefined;

/**
 * Whether the current user may change a field, and the groups that it is in; outside a screen of a
 * view the server decides alone.
 */
export function useMayWrite({ resource, path, field }: Placed): boolean {
  const given = use(ViewContext);
  if (!given) return true;
  const { name, fields } = given.view.definition;
  const within = name === resource ? fieldsTo(fields, path) : [];
  return [...within, field].every((one) => mayWrite(one, given.actor));
}

/** A field, and its path in the definition of its resource. */
type Placed = Pick<FieldInputProps, 'resource' | 'path' | 'field'>;

/** Whether the current user may change the value at a path of this screen's resource. */
export function useMayWriteAt(path: string): boolean {
  const given = use(ViewContext);
  if (!given) return true;
  const { view, actor } = given;
  return fieldsTo(view.definition.fields, path).every((field) => mayWrite(field, actor));
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
