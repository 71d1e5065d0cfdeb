import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { isObject } from '../../../../domain/validate.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

const keyOf = (id: Identifier) => ['smsToMa', String(id)] as const;

/**
 * Requests the SMS to the recipient in Morocco: only that flag is sent (specification 7). It counts
 * as sent at once wherever the order is shown, and goes back if the back end rejects it.
 */
export function useGenerateSms(id: Identifier) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const show = (smsToMa: boolean) =>
    client.setQueriesData({ queryKey: [commands.name] }, (cached: unknown) =>
      withFlag(cached, { id, smsToMa }),
    );
  return useMutation({
    mutationKey: keyOf(id),
    // Its failure is silent (specification 8); it is shown where it happened.
    meta: { silent: true },
    mutationFn: () =>
      provider.update<Order>(commands.name, {
        id,
        data: { smsToMa: true },
        previousData: { id },
      }),
    onMutate: () => show(true),
    onError: () => show(false),
    onSettled: () =>
      Promise.all(
        [commands.name, 'deliveries'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}

/** Why the last attempt for an order failed; nothing if it did not, or while another runs. */
export function useSmsFailure(id: Identifier): unknown {
  const attempts = useMutationState({
    filters: { mutationKey: keyOf(id), exact: true },
    select: ({ state }) => state.error ?? undefined,
  });
  return attempts.at(-1);
}

type Flag = { readonly id: Identifier; readonly smsToMa: boolean };

/** A cached record, list or anything else about orders, with the flag of one of them. */
function withFlag(cached: unknown, flag: Flag): unknown {
  if (Array.isArray(cached)) return cached.map((one) => withFlag(one, flag));
  if (!isObject(cached)) return cached;
  if (Array.isArray(cached.data)) return { ...cached, data: withFlag(cached.data, flag) };
  return cached.id === flag.id && 'smsToMa' in cached
    ? { ...cached, smsToMa: flag.smsToMa }
    : cached;
}
