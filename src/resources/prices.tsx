import { prices } from '../../domain/resources/prices.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { OWN_ORDER } from '../kit/view/own-order.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

const WeightPriceCard = lazyPart(
  () => import('../custom/prices/WeightPriceCard.tsx'),
  'WeightPriceCard',
);

export const pricesView = viewOf(prices, {
  ...LATE_MENU.prices,
  list: {
    columns: ['name', 'direction', 'unit', 'weightFrom', 'weightTo', 'price', 'shown'],
    sort: ['position', 'ASC'],
    ownSort: OWN_ORDER,
    above: WeightPriceCard,
  },
  form: [
    { section: 'price', fields: ['name', 'direction', 'unit', 'weightFrom', 'weightTo', 'price'] },
    { section: 'customers', fields: ['title', 'note', 'shown'] },
  ],
  imports: true,
});
