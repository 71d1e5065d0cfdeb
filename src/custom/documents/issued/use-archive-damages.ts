import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { allows } from '../../../../domain/access.ts';
import type { ArchiveDamage } from '../../../../domain/documents/invoice/archive-damage.ts';
import { invoiceAccess } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { useActor } from '../../../kit/access/use-access.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

const NONE: readonly ArchiveDamage[] = [];
const KEY = ['invoices', 'damages'];

/** Damaged files of the archive, for administrators; nothing if the archive is not checked. */
export function useArchiveDamages() {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const actor = useActor();
  const mayKnow = actor !== undefined && allows(invoiceAccess.damages, actor);
  const { data = NONE } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => provider.getArchiveDamages({ signal }),
    enabled: mayKnow,
    meta: { silent: true },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => provider.markDamageSeen(id),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return { damages: data, markSeen: mutate, isMarking: isPending };
}
