import type { Order } from '../../../../domain/resources/commands.ts';
import type { Messages } from '../../../i18n/en.ts';
import type { BulkAction } from '../../../kit/view/bulk-action.ts';

type Bulk = Messages['orders']['bulk'];
type Verb = { [Key in keyof Bulk]: Bulk[Key] extends { label: string } ? Key : never }[keyof Bulk];

/** The texts of an action on orders. */
export const orderTexts = (verb: Verb) =>
  ({
    label: `orders.bulk.${verb}.label`,
    running: `orders.bulk.${verb}.running`,
    asks: {
      title: `orders.bulk.${verb}.title`,
      question: `orders.bulk.${verb}.question`,
      args: ([first]) => ({ code: first?.billCode ?? '' }),
    },
  }) as const satisfies Pick<BulkAction<Order>, 'label' | 'running' | 'asks'>;
