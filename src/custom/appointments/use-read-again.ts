import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Reads the appointments and their bookings again: each booking changes how many places are left. */
export function useReadAgain(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const resource of ['appointments', 'bookings']) {
      void client.invalidateQueries({ queryKey: [resource] });
    }
  }, [client]);
}
