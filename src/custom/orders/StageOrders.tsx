import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ResourceContextProvider, useListContext } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { LoadFailure } from '../../kit/failure/LoadFailure.tsx';
import { ListLoading } from '../../kit/list/ListLoading.tsx';
import { EmptyStage } from './EmptyStage.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';
import type { OrderListConfig } from './stages.ts';

/** The rows of a stage: a table, cards on a phone, or the reason why there are none. */
export function StageOrders({ stage }: { stage: OrderListConfig }) {
  const { data, error, isPending, filterValues, refetch } = useListContext<Order>();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />;
  if (isPending || !data) return <ListLoading />;
  if (data.length === 0) {
    return <EmptyStage stage={stage.name} filtered={Object.keys(filterValues).length > 0} />;
  }
  // The rows of the bin are orders too, and are labelled in the same way.
  return (
    <ResourceContextProvider value="commands">
      {onPhone ? <OrderCards stage={stage} orders={data} /> : <OrderTable stage={stage} />}
    </ResourceContextProvider>
  );
}
