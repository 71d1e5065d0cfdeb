import { useEffect, useState } from 'react';
import type { OwnCalls } from '../session/own-calls.ts';
import { type OwnReviews, readReviews } from './own-reviews.ts';

/** Their reviews; none where a back end does not report them, which then rejects a second one. */
export function useReviews(calls: OwnCalls): OwnReviews | undefined {
  const [reviews, setReviews] = useState<OwnReviews>();
  useEffect(() => {
    let isUnmounted = false;
    const show = (read: OwnReviews) => !isUnmounted && setReviews(read);
    readReviews(calls).then(show, () => show(new Map()));
    return () => {
      isUnmounted = true;
    };
  }, [calls]);
  return reviews;
}
