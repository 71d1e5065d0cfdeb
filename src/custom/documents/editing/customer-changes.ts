import { CUSTOMER_PARTS, customerOn } from '../../../../domain/orders/document-customers.ts';
import { type EditedKind, editorOf } from '../../../../domain/orders/document-kinds.ts';
import { splitName } from '../../../../domain/people/split-name.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { EditorValues } from './editor-values.ts';

/** For what a correction of the customer is meant: the document alone, or the customer with all orders. */
export type CustomerScope = 'document' | 'customer';

/** The default. Another back end may know of customers only. */
export const usualScope = ({ paperCustomers }: Order): CustomerScope =>
  paperCustomers === undefined ? 'customer' : 'document';

type CustomerParts = { [part in (typeof CUSTOMER_PARTS)[number]]?: string | null };

/** In which parts a customer differs from another state of the same. */
export const changedParts = (
  edited: CustomerParts,
  before: CustomerParts | null | undefined,
): CustomerParts =>
  Object.fromEntries(
    CUSTOMER_PARTS.filter((part) => (edited[part] ?? '') !== (before?.[part] ?? '')).map((part) => [
      part,
      edited[part] ?? null,
    ]),
  );

/** What was typed of the customer that the document did not say before. */
export const typedChanges = (
  values: Pick<EditorValues, 'sender'>,
  base: Order,
  kind: EditedKind,
): CustomerParts =>
  changedParts(typedCustomer(values, base, kind), customerOn(base, editorOf(kind).path));

/** Whether somebody has to say if the document alone is meant, or the customer with all orders. */
export function isScopeOpen(
  values: Pick<EditorValues, 'sender'>,
  base: Order,
  kind: EditedKind,
): boolean {
  const typed = typedCustomer(values, base, kind);
  const differs = (from: CustomerParts) => Object.keys(changedParts(typed, from)).length > 0;
  const isForDocument = usualScope(base) === 'document';
  return (
    isForDocument &&
    differs(customerOn(base, editorOf(kind).path) ?? {}) &&
    differs(base.user ?? {})
  );
}

/** The customer as typed. */
export const typedCustomer = (
  { sender }: Pick<EditorValues, 'sender'>,
  base: Order,
  kind: EditedKind,
): CustomerParts => ({
  ...namesOf(sender.name, customerOn(base, editorOf(kind).path) ?? {}),
  phone: sender.phone.trim(),
  cityName: textOf(sender.city),
});

type Where = { readonly kind: EditedKind; readonly scope: CustomerScope };

/** Where an order keeps what was typed of its customer. */
export function customerAfter(
  typed: CustomerParts,
  base: Order,
  { kind, scope }: Where,
): Partial<Order> {
  const { user, paperCustomers } = base;
  const { path } = editorOf(kind);
  const isForAll = scope === 'customer';
  const isOwn = !isForAll && Object.keys(changedParts(typed, user)).length > 0;
  return {
    user: isForAll ? ({ ...user, ...typed } as Order['user']) : user,
    ...(paperCustomers && {
      paperCustomers: [
        ...paperCustomers.filter(({ paper: document }) => document !== path),
        ...(isOwn ? [{ ...typed, phone: textOf(typed.phone ?? ''), paper: path }] : []),
      ] as Order['paperCustomers'],
    }),
  };
}

/** Splits a name in two; a person with a single name has no last name. */
export function namesOf(typed: string, before: Parameters<typeof splitName>[1]) {
  const { firstName, lastName } = splitName(typed, before);
  return { firstName, lastName: lastName || null };
}

/** The trimmed text, or `null` if it is empty. */
export const textOf = (typed: string): string | null => typed.trim() || null;
