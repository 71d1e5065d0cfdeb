import {
  DEFAULT_STAGE,
  STAGE_LISTS,
  STAGE_ORDERS,
  stageOf,
} from '../../../../../domain/orders/stages.ts';
import { valueAt } from '../../../../../domain/paths.ts';
import type { Order } from '../../../../../domain/resources/commands.ts';
import type { MessageKey } from '../../../../i18n/en.ts';
import type { ListView } from '../../../../kit/view/list-view.ts';
import { STAGE_FACES } from '../../stages.ts';

/** Where the orders with the given codes are. */
export type CodePlaces = {
  /** On the list, regardless of its other filters. */
  here: readonly Order[];
  /** On another list. */
  elsewhere: readonly Order[];
  /** Codes without an order. */
  unknown: readonly string[];
};

/** Groups the codes by where their orders are. */
export function codePlaces(
  list: Pick<ListView, 'filter'>,
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

/** Whether an order is on a list; a field that the back end leaves out does not exclude it. */
const standsOn = ({ filter }: Pick<ListView, 'filter'>, order: Order): boolean =>
  Object.entries(filter).every(
    ([field, wanted]) => !Object.hasOwn(order, field) || valueAt(order, field) === wanted,
  );

/** The title of the list that an order is on. */
export function placeOf(order: Order): MessageKey {
  if (order.finish) return 'orderTools.codes.finished';
  const list = STAGE_LISTS.find((name) => standsOn({ filter: STAGE_ORDERS[name] }, order));
  return STAGE_FACES[list ?? stageOf(DEFAULT_STAGE).name].title;
}
