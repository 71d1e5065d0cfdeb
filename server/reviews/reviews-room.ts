import type { Room } from '../resources/room.ts';
import { ratingRoutes } from './rating-routes.ts';
import { reviewHooks } from './review-hooks.ts';

/** What customers say of orders that have arrived. */
export const reviewsRoom: Room = {
  name: 'reviews',
  resources: { reviews: { hooks: reviewHooks } },
  routes: ratingRoutes,
};
