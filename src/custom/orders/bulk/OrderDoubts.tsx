import Box from '@mui/material/Box';
import { type Identifier, useGetMany } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { TrackingDoubts } from './TrackingDoubts.tsx';

type Props = { verb: string; ids: readonly Identifier[] };

/** The doubts about an action on some orders of which only the ids are known. */
export default function OrderDoubts({ verb, ids }: Props) {
  return verb === 'sendToTracking' ? <BeforeTracking ids={ids} /> : null;
}

function BeforeTracking({ ids }: Pick<Props, 'ids'>) {
  const { data } = useGetMany<Order>('commands', { ids: ids.map(String) });
  return (
    <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
      <TrackingDoubts orders={data?.filter(Boolean) ?? []} />
    </Box>
  );
}
