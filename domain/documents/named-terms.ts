import { termsAddress } from '../legal/terms-address.ts';
import type { Order } from '../resources/commands.ts';
import type { PrintedTerms } from './printed-documents.ts';

type Naming = { readonly terms?: PrintedTerms };

/**
 * The version of the terms that was in force when an order was made; nothing for an order that was
 * made before the first version was published, or that another back end keeps without it.
 */
export function termsOfOrder(order: { readonly terms?: Order['terms'] | null }): Naming {
  const { number, from } = order.terms ?? {};
  return number && from ? { terms: { number, from } } : {};
}

/** A document with the permanent address of the terms that it names; without one, as it is. */
export const withTermsAddress = <P extends Naming>(document: P, origin: string): P =>
  document.terms && origin !== ''
    ? {
        ...document,
        terms: { ...document.terms, address: termsAddress(origin, document.terms.number) },
      }
    : document;
