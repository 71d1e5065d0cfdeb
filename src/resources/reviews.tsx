import { reviews } from '../../domain/resources/reviews.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

export const reviewsView = viewOf(reviews, {
  ...LATE_MENU.reviews,
  list: {
    columns: ['rating', 'text', 'author', 'user', 'order', 'answer', 'shown', 'createdAt'],
    sort: ['createdAt', 'DESC'],
  },
  form: [
    { section: 'review', fields: ['rating', 'text', 'author', 'user', 'order'] },
    { section: 'answer', fields: ['answer', 'shown'] },
  ],
});
