import { isOneOf } from '../../../domain/is-one-of.ts';
import { STAGE_ADDRESSES } from '../../../domain/orders/addresses.ts';
import { STAGE_LISTS } from '../../../domain/orders/stages.ts';
import type { OrderPlace } from '../../../domain/search/found.ts';
import { listAddress } from '../../kit/list/list-address.ts';

type Translate = (key: string) => string;

/** What the place of an order is called: as in the menu, if it is a list. */
export function placeName(place: OrderPlace, translate: Translate): string {
  if (place === 'arrived' || place === 'bin') return translate(`search.places.${place}`);
  return translate(`shell.menu.${place === 'ToDu' ? 'fromMorocco' : place}`);
}

/** The list of a place that shows what a text finds there; delivered orders have none. */
export function placeAddress(place: OrderPlace, text: string): string | undefined {
  const path = isOneOf(STAGE_LISTS, place)
    ? STAGE_ADDRESSES[place]
    : place === 'bin'
      ? '/bin'
      : undefined;
  return path && listAddress(path, { q: text });
}
