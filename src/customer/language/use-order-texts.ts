import type { OrderTexts } from '../../i18n/customer/orders/en.ts';
import { ORDER_TEXTS } from '../../i18n/customer/orders/order-texts.ts';
import { useLanguage } from './language.ts';

/** The texts of the orders in the language of the page. */
export const useOrderTexts = (): OrderTexts => ORDER_TEXTS[useLanguage().locale];
