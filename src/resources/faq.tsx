import { faq } from '../../domain/resources/faq.ts';
import { inOwnOrder } from '../features/arranging/own-order.tsx';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

export const faqView = viewOf(faq, {
  ...LATE_MENU.faq,
  list: {
    columns: ['question', 'shown', 'updatedAt'],
    ...inOwnOrder('position'),
  },
  form: [{ section: 'entry', fields: ['question', 'answer', 'shown'] }],
});
