import { prices } from '../../domain/resources/prices.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

export const pricesView = viewOf(prices, {
  ...LATE_MENU.prices,
  list: {
    columns: ['name', 'direction', 'unit', 'weightFrom', 'weightTo', 'price', 'shown'],
    sort: ['position', 'ASC'],
  },
  form: [
    { section: 'price', fields: ['name', 'direction', 'unit', 'weightFrom', 'weightTo', 'price'] },
    { section: 'customers', fields: ['title', 'note', 'shown'] },
  ],
});
