import Stack from '@mui/material/Stack';
import { type Identifier, useGetMany } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { DeletionConsequences } from './DeletionConsequences.tsx';
import { SelectionSummary } from './SelectionSummary.tsx';

/** Which orders are deleted, with what, and what is kept; for lists that hold only ids. */
export default function OrdersDeletion({ ids }: { ids: readonly Identifier[] }) {
  const { data } = useGetMany<Order>('commands', { ids: ids.map(String) });
  const orders = data?.filter(Boolean) ?? [];
  if (orders.length === 0) return null;
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      <SelectionSummary orders={orders} />
      <DeletionConsequences orders={orders} />
    </Stack>
  );
}
