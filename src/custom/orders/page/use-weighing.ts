import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_PARCEL_KG, type Parcel } from '../../../../domain/parcels/parcel.ts';
import { parseNumber } from '../../../kit/inputs/parse-number.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { useNotice } from '../../layout/use-notice.ts';

/** Kilograms that somebody has typed; `null` for none, `undefined` where it is no weight of a parcel. */
export function readWeight(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const text = parseNumber(typed);
  if (text === undefined || /\.\d{3}/.test(text)) return undefined;
  const weight = Number(text);
  return weight > 0 && weight <= MAX_PARCEL_KG ? weight : undefined;
}

/** Writes down what a parcel weighs; the parcels of its order are read again, however that goes. */
export function useWeighing({ code, __v }: Parcel) {
  const provider = useAppDataProvider();
  const queryClient = useQueryClient();
  const notice = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (weight: number | null) => provider.changeParcel(code, { weight, __v }),
    onError: () => notice('server.reload', { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['commands', 'parcels'] }),
  });
  return { weigh: mutate, isWeighing: isPending };
}
