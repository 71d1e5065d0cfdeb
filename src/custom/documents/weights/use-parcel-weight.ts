import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Parcel } from '../../../../domain/parcels/parcel.ts';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** Records the weight of one parcel of an order; its parcels are read again. */
export function useParcelWeight(parcels: readonly Parcel[]) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const notice = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ code, __v, weight }: Pick<Parcel, 'code' | '__v' | 'weight'>) =>
      provider.changeParcel(code, { weight, __v }),
    onError: () => notice('server.reload', { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['commands', 'parcels'] }),
  });
  /** Weighs the parcel at a position; none at `null`. */
  const weigh = (at: number | null, kilograms: number) => {
    const parcel = at === null ? undefined : parcels[at];
    if (parcel) mutate({ code: parcel.code, __v: parcel.__v, weight: kilograms });
  };
  return { weigh, isWeighing: isPending };
}
