import { reviews } from '../../domain/resources/reviews.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { CellProps } from '../kit/view/props.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

const RatingBars = lazyPart(() => import('../custom/reviews/RatingBars.tsx'), 'RatingBars');
const Stars = lazyPart(() => import('../custom/reviews/Stars.tsx'), 'Stars');

const RatingCell = ({ value }: CellProps) => <Stars rating={value} />;

const RatingsAbove = () => <RatingBars />;

export const reviewsView = viewOf(reviews, {
  ...LATE_MENU.reviews,
  list: {
    columns: ['rating', 'text', 'author', 'user.name', 'order', 'answer', 'shown', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    above: RatingsAbove,
    isDense: true,
  },
  cells: { rating: RatingCell },
  form: [
    { section: 'review', fields: ['rating', 'text', 'author', 'user', 'order'] },
    { section: 'answer', fields: ['answer', 'shown'] },
  ],
});
