import type { Module } from '../resources/module.ts';
import { ownReviewRoutes } from './own-review-routes.ts';
import { ratingRoutes } from './rating-routes.ts';
import { reviewHooks } from './review-hooks.ts';

/** What customers say of orders that have arrived. */
export const reviewsModule: Module = {
  name: 'reviews',
  resources: { reviews: { hooks: reviewHooks } },
  async routes(scope) {
    await scope.register(ratingRoutes);
    await scope.register(ownReviewRoutes);
  },
};
