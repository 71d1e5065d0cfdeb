import { valueAt } from '../../../../../domain/paths.ts';
import type { Order } from '../../../../../domain/resources/commands.ts';
import type { MessageKey } from '../../../../i18n/en.ts';
import { type OrderListConfig, STAGE_LISTS } from '../../stages.ts';

/** Where orders stand whose codes were asked for. */
export type CodePlaces = {
  /** On the list, whatever else it is narrowed down by. */
  here: readonly Order[];
  /** On another list. */
  elsewhere: readonly Order[];
  /** Codes that no order has. */
  unknown: readonly string[];
};

/** Sorts the codes by where their orders stand. */
export function codePlaces(
  list: OrderListConfig,
  codes: readonly string[],
  orders: readonly Order[],
): CodePlaces {
  const found = new Set(orders.map(({ billCode }) => billCode));
  return {
    here: orders.filter((order) => standsOn(list, order)),
    elsewhere: orders.filter((order) => !standsOn(list, order)),
    unknown: codes.filter((code) => !found.has(code)),
  };
}

/** Whether an order is on a list; a field that a back end leaves out speaks against nothing. */
const standsOn = ({ filter }: OrderListConfig, order: Order): boolean =>
  Object.entries(filter).every(
    ([field, wanted]) => !Object.hasOwn(order, field) || valueAt(order, field) === wanted,
  );

/** What the list is called on which an order stands. */
export function placeOf(order: Order): MessageKey {
  if (order.finish) return 'orderTools.codes.finished';
  const list = Object.values(STAGE_LISTS).find((stage) => standsOn(stage, order));
  return list?.title ?? STAGE_LISTS.warehouse.title; // An order that names no stage (specification 3).
}
