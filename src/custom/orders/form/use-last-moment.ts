import { useEffect } from 'react';

/** Does something when the page may be closed, or thrown away by the phone, and when its component goes. */
export function useLastMoment(work: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', work);
    document.addEventListener('visibilitychange', work);
    return () => {
      window.removeEventListener('pagehide', work);
      document.removeEventListener('visibilitychange', work);
      work();
    };
  }, [work]);
}
