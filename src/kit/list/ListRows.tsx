import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, lazy, Suspense } from 'react';
import { ResourceContextProvider, useListContext } from 'react-admin';
import { failureOf } from '../../providers/call-error.ts';
import { LoadFailure } from '../failure/LoadFailure.tsx';
import { OptionalPart } from '../OptionalPart.tsx';
import { useListView } from '../view/list-view.ts';
import { DrawnRows } from './AroundRows.tsx';
import { ListLoading } from './ListLoading.tsx';
import { ListTable } from './ListTable.tsx';

const EmptyList = lazy(() => import('./EmptyList.tsx'));
const InPages = lazy(() => import('./InPages.tsx'));
const ListCards = lazy(() => import('./ListCards.tsx'));

/** The rows of a list: a table, cards on a phone, or the reason why there are none. */
export function ListRows() {
  const { view, list } = useListView();
  const { look: Look, rowsWithin: Within = Fragment } = list;
  const { data, error, isPending, refetch } = useListContext();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error && !data) {
    const isTooLong = failureOf(error).code === 'list.tooLong';
    const reason = isTooLong ? undefined : list.failed && `notice.${list.failed}`;
    return (
      <>
        <LoadFailure error={error} reason={reason} onRetry={() => refetch()}>
          {isTooLong && (
            <OptionalPart fallback={null}>
              <InPages />
            </OptionalPart>
          )}
        </LoadFailure>
        <DrawnRows />
      </>
    );
  }
  if (isPending || !data) return <ListLoading />;
  if (data.length === 0) {
    return (
      <Suspense fallback={<ListLoading />}>
        <EmptyList />
        <DrawnRows />
      </Suspense>
    );
  }
  // The rows of a bin are records of its resource too, and are labelled in the same way.
  return (
    <ResourceContextProvider value={view.definition.name}>
      <Suspense fallback={<ListLoading />}>
        <Within>
          {Look ? (
            <Look.Records records={data} />
          ) : onPhone ? (
            <ListCards records={data} />
          ) : (
            <ListTable />
          )}
        </Within>
        <DrawnRows />
      </Suspense>
    </ResourceContextProvider>
  );
}
