import StarHalfOutlined from '@mui/icons-material/StarHalfOutlined';
import { reviews } from '../../domain/resources/reviews.ts';
import { viewOf } from '../kit/view/view.ts';

export const reviewsView = viewOf(reviews, {
  icon: StarHalfOutlined,
  menu: { section: 'content', order: 4 },
  list: {
    columns: ['rating', 'text', 'author', 'user', 'order', 'answer', 'shown', 'createdAt'],
    sort: ['createdAt', 'DESC'],
  },
  form: [
    { section: 'review', fields: ['rating', 'text', 'author', 'user', 'order'] },
    { section: 'answer', fields: ['answer', 'shown'] },
  ],
});
