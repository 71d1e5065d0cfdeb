import { destinationCity } from '../cities/address-parts.ts';
import type { Locale } from '../fields.ts';
import { toCents } from '../money.ts';
import { NUMBER_LOCALES } from '../number-locales.ts';
import { balanceOf } from '../orders/balance.ts';
import type { Stage } from '../orders/stages.ts';
import { fullName } from '../people/full-name.ts';
import type { TripGroup } from '../trips/groups.ts';
import { stepForCustomer } from '../trips/step-for-customer.ts';
import { TRACKING_STEPS } from '../trips/steps.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { STEP_TEXTS } from './step-texts/step-texts.ts';

type Name = { readonly firstName?: string | null; readonly lastName?: string | null };

/** What a message can state about an order. */
export type OrderFacts = {
  readonly billCode: string | null;
  readonly tripGroup: TripGroup;
  readonly commandMode: Stage;
  readonly finish: boolean;
  readonly sender: Name;
  readonly recipient: Name & { readonly address?: string | null };
  readonly numofpackages: number;
  /** Kilograms. */
  readonly wights: number;
  readonly paid: boolean;
  /** Wire money. */
  readonly priceTotal: string | null;
  readonly deposit?: string | null;
};

type Known = {
  /** Whoever gets the message. */
  readonly name: string;
  readonly language: Locale;
  /** What the message is about; of several, it names all and adds up their figures. */
  readonly orders: readonly OrderFacts[];
  /** The statuses of the open trips. */
  readonly trips: Readonly<Partial<Record<TripGroup, number>>>;
  readonly company: { readonly name: string | null; readonly phone: string | null };
};

/** What is known for the placeholders of a template, in the language in which it is sent. */
export function placeholderValues(known: Known): PlaceholderValues {
  const { name, company, orders } = known;
  const own = { name, company: company.name, phone: company.phone };
  return orders.length > 0 ? { ...own, ...ofOrders(known) } : own;
}

function ofOrders({ orders, language, trips }: Known): PlaceholderValues {
  const numbers = new Intl.NumberFormat(NUMBER_LOCALES[language], { maximumFractionDigits: 2 });
  const sum = (figure: (order: OrderFacts) => number) =>
    orders.reduce((total, order) => total + figure(order), 0);
  const parcels = sum(({ numofpackages }) => numofpackages);
  const weight = sum(({ wights }) => wights);
  const step = (order: OrderFacts) =>
    STEP_TEXTS[language][stepForCustomer(order, TRACKING_STEPS[trips[order.tripGroup] ?? -1])];
  return {
    customer: each(orders, ({ sender }) => fullName(sender)),
    recipient: each(orders, ({ recipient }) => fullName(recipient)),
    order: each(orders, ({ billCode }) => billCode),
    parcels: parcels > 0 ? plainBlanks(numbers.format(parcels)) : null,
    weight: weight > 0 ? `${plainBlanks(numbers.format(weight))} kg` : null,
    city: each(orders, ({ recipient }) => destinationCity(recipient.address)),
    balance: balanceIn(language, orders),
    step: each(orders, step),
  };
}

/** What all orders say, each once; nothing if one of them does not say it. */
function each(
  orders: readonly OrderFacts[],
  read: (order: OrderFacts) => string | null,
): string | null {
  const all = orders.map(read);
  return all.every(Boolean) ? [...new Set(all)].join(', ') : null;
}

function balanceIn(language: Locale, orders: readonly OrderFacts[]): string | null {
  const balance = balanceOf(orders);
  if (balance === undefined) return null;
  const euro = new Intl.NumberFormat(NUMBER_LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
  });
  return plainBlanks(euro.format(toCents(balance) / 100));
}

/** Blanks that GSM-7 lacks would make an SMS more than twice as expensive. */
const plainBlanks = (figure: string): string => figure.replace(/[\u00a0\u202f]/g, ' ');
