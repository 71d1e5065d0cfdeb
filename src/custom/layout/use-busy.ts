import { type Query, useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const PATIENCE = 200;

/**
 * Waiting that a user notices: data that has not arrived, or that is reloaded because it changed.
 */
const isAwaited = ({ meta, state }: Query): boolean =>
  meta?.silent !== true && (state.data === undefined || state.isInvalidated);

/**
 * Whether calls have been running for longer than 200 ms, and whether one of them changes
 * something. It reads the state of the calls themselves, so it ends whether they succeed or fail.
 */
export function useBusy(): { busy: boolean; changing: boolean } {
  const reading = useIsFetching({ predicate: isAwaited }) > 0;
  const changing = useIsMutating({ predicate: ({ meta }) => meta?.silent !== true }) > 0;
  const underWay = reading || changing;
  const [patient, setPatient] = useState(true);

  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => setPatient(false), PATIENCE);
    return () => {
      clearTimeout(timer);
      setPatient(true);
    };
  }, [underWay]);

  return { busy: underWay && !patient, changing };
}
