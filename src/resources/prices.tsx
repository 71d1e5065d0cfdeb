import { type Price, prices } from '../../domain/resources/prices.ts';
import { WeightRange } from '../custom/prices/WeightRange.tsx';
import { inOwnOrder } from '../features/arranging/own-order.tsx';
import { tableImport } from '../features/import/table-import.tsx';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { ComposedColumn } from '../kit/view/list-view.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

const PriceTools = lazyPart(() => import('../custom/prices/PriceTools.tsx'), 'PriceTools');

/** Two fields that are one thing to everybody. */
const weights: ComposedColumn<Price> = {
  label: 'columns.weights.label',
  shows: ['weightFrom', 'weightTo'],
  sort: 'weightFrom',
  isFigure: true,
  render: (price) => <WeightRange range={price} />,
};

export const pricesView = viewOf(prices, {
  ...LATE_MENU.prices,
  columns: { weights },
  list: {
    columns: ['name', 'direction', 'unit', 'weights', 'price', 'shown'],
    // Not the lower end of the weights, which the column of both is sorted by.
    hidden: ['createdAt', 'updatedAt'],
    ...inOwnOrder('position'),
    above: PriceTools,
  },
  form: [
    { section: 'price', fields: ['name', 'direction', 'unit', 'weightFrom', 'weightTo', 'price'] },
    { section: 'customers', fields: ['title', 'note', 'shown'] },
  ],
  adding: [tableImport(prices)],
});
