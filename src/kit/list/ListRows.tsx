import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ResourceContextProvider, useListContext } from 'react-admin';
import { LoadFailure } from '../failure/LoadFailure.tsx';
import { useListView } from '../view/list-view.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListCards } from './ListCards.tsx';
import { ListLoading } from './ListLoading.tsx';
import { ListTable } from './ListTable.tsx';

/** The rows of a list: a table, cards on a phone, or the reason why there are none. */
export function ListRows() {
  const { view } = useListView();
  const { data, error, isPending, refetch } = useListContext();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />;
  if (isPending || !data) return <ListLoading />;
  if (data.length === 0) return <EmptyList />;
  // The rows of a bin are records of its resource too, and are labelled in the same way.
  return (
    <ResourceContextProvider value={view.definition.name}>
      {onPhone ? <ListCards records={data} /> : <ListTable />}
    </ResourceContextProvider>
  );
}
