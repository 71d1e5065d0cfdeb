import { faq } from '../../domain/resources/faq.ts';
import { OWN_ORDER } from '../kit/view/own-order.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

export const faqView = viewOf(faq, {
  ...LATE_MENU.faq,
  list: {
    columns: ['question', 'shown', 'updatedAt'],
    sort: ['position', 'ASC'],
    ownSort: OWN_ORDER,
  },
  form: [{ section: 'entry', fields: ['question', 'answer', 'shown'] }],
});
