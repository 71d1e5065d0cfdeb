import { useEffect } from 'react';
import { LAST_MOMENT } from '../../../providers/last-moment.ts';

/**
 * Runs a callback when the page may be closed or discarded by the phone, when the user is about to log
 * out, and when the component unmounts.
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
