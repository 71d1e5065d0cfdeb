import { useEffect } from 'react';
import { LAST_MOMENT } from '../../../providers/last-moment.ts';

/**
 * Does something when the page may be closed, or thrown away by the phone, when somebody is about to
 * log out, and when its component goes.
 */
export function useLastMoment(work: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', work);
    window.addEventListener(LAST_MOMENT, work);
    document.addEventListener('visibilitychange', work);
    return () => {
      window.removeEventListener('pagehide', work);
      window.removeEventListener(LAST_MOMENT, work);
      document.removeEventListener('visibilitychange', work);
      work();
    };
  }, [work]);
}
