import type { FieldErrors } from '../errors.ts';

/** What editors of documents require of the customer (specification 2.7 to 2.9). */
export const CUSTOMER_PARTS = ['firstName', 'lastName', 'phone', 'cityName'] as const;

type Parts = { readonly [part in (typeof CUSTOMER_PARTS)[number]]?: string | null };

type DocumentCustomer = Parts & { readonly paper?: string | null };

type Order<User> = {
  readonly user: User;
  readonly paperCustomers?: readonly DocumentCustomer[] | null;
};

/** The customer of an order as one of its documents names them: by the record, or for it alone. */
export function customerOn<User extends Parts | null | undefined>(
  { user, paperCustomers }: Order<User>,
  printed: string,
): User {
  const own = paperCustomers?.find((one) => one.paper === printed);
  if (!own || !user) return user;
  const { paper: _, ...parts } = own;
  // What was made of both names no longer holds.
  return { ...user, name: undefined, ...parts } as User;
}

/** Each document names its customer once. */
export function documentsAreNamedOnce({
  paperCustomers,
}: {
  paperCustomers?: readonly DocumentCustomer[] | null;
}): FieldErrors {
  const documents = (paperCustomers ?? []).map(({ paper: path }) => path);
  return Object.fromEntries(
    documents.flatMap((printed, at) =>
      documents.indexOf(printed) < at
        ? [[`paperCustomers.${at}.paper`, { code: 'duplicate' }]]
        : [],
    ),
  );
}
