import { preparedPage } from '../../kit/lazy-part.tsx';

/** Everything about one order; its code comes while the list of orders is looked at. */
export const OrderPage = preparedPage(() => import('./page/OrderPage.tsx'));
