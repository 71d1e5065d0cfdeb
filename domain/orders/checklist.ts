import { destinationCity } from '../cities/address-parts.ts';
import { cityNameOf } from '../cities/cities-of-morocco.ts';
import type { IdentityFiles, IdentityNotes } from './identity-files.ts';
import { MISSING_VALUES, type MissingValue, missingOf } from './missing-values.ts';

/**
 * What the office looks at before it sends an order on, in the order in which a person reads an order.
 * What an order may lack on its way (`MISSING_VALUES`) is part of it.
 */
export const CHECKS = [
  'address',
  'phone',
  'identity',
  'weight',
  'price',
  'goods',
  'tour',
] as const satisfies readonly (MissingValue | 'address' | 'phone' | 'goods' | 'tour')[];
export type Check = (typeof CHECKS)[number];

/** An order as far as it is checked; every value may be absent. */
export type CheckedOrder = IdentityFiles &
  IdentityNotes & {
    readonly tripGroup?: string | null;
    /** Kilograms. */
    readonly wights?: number | null;
    /** Euro, as wire money. */
    readonly priceTotal?: string | null;
    readonly recipient?: {
      readonly address?: string | null;
      readonly phone?: string | null;
    } | null;
    readonly user?: {
      readonly phone?: string | null;
      readonly tour?: { readonly SubsCribedCity?: string | null } | null;
    } | null;
    readonly content?: readonly Described[] | null;
    readonly declarationConten?: readonly Described[] | null;
  };

type Described = { readonly desc?: string | null };

export type CheckResult = { readonly check: Check; readonly passes: boolean };

const isThere = (text: string | null | undefined): boolean => Boolean(text?.trim());

const hasGoods = (lines: readonly Described[] | null | undefined): boolean =>
  lines?.some(({ desc }) => isThere(desc)) ?? false;

/** The rules of what `missingOf` does not know. */
const PASSES: Readonly<Record<Exclude<Check, MissingValue>, (order: CheckedOrder) => boolean>> = {
  address: ({ recipient }) => isThere(recipient?.address),
  phone: ({ recipient, user }) => isThere(recipient?.phone) && isThere(user?.phone),
  goods: ({ content, declarationConten }) => hasGoods(content) || hasGoods(declarationConten),
  tour: fitsTour,
};

/**
 * The checks of an order with their results, in the order of `CHECKS`. An order from Morocco is not
 * checked against the tour, whose cities are those of the way there.
 */
export function checklistOf(order: CheckedOrder): readonly CheckResult[] {
  const missing = missingOf(order);
  return CHECKS.filter((check) => check !== 'tour' || order.tripGroup !== 'B').map((check) => ({
    check,
    passes: isMissingValue(check) ? !missing.includes(check) : PASSES[check](order),
  }));
}

/** The checks that an order does not pass. */
export const failedChecks = (order: CheckedOrder): readonly Check[] =>
  checklistOf(order).flatMap(({ check, passes }) => (passes ? [] : check));

const isMissingValue = (check: Check): check is MissingValue =>
  MISSING_VALUES.some((value) => value === check);

/** Whether the goods go to the city for which the customer is registered on a tour. */
export function fitsTour({ recipient, user }: Pick<CheckedOrder, 'recipient' | 'user'>): boolean {
  const city = user?.tour?.SubsCribedCity?.trim();
  return Boolean(city) && cityNameOf(city ?? '') === destinationCity(recipient?.address);
}
