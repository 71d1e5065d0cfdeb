import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Parcel } from '../../../../domain/parcels/parcel.ts';
import type { ParcelChange } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { useNotice } from '../../layout/use-notice.ts';

/**
 * Writes down what a parcel weighs or what was seen of it; the parcels of its order are read again,
 * however that goes.
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
