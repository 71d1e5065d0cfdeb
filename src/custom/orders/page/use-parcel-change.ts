import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Parcel } from '../../../../domain/parcels/parcel.ts';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import type { ParcelChange } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/**
 * Saves the weight or the state of a parcel; the parcels of its order are read again, whether that
 * succeeds or fails.
 */
export function useParcelChange({ code, __v }: Parcel) {
  const provider = useAppDataProvider();
  const queryClient = useQueryClient();
  const notice = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Omit<ParcelChange, '__v'>) =>
      provider.changeParcel(code, { ...change, __v }),
    onError: () => notice('server.reload', { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['commands', 'parcels'] }),
  });
  return { change: mutate, isChanging: isPending };
}
