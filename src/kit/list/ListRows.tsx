import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, lazy, Suspense, use } from 'react';
import { ResourceContextProvider, useListContext } from 'react-admin';
import { failureOf } from '../../providers/call-error.ts';
import { LoadFailure } from '../failure/LoadFailure.tsx';
import { OptionalPart } from '../OptionalPart.tsx';
import { useListView } from '../view/list-view.ts';
import { DrawnRows } from './AroundRows.tsx';
import { ListLoading } from './ListLoading.tsx';
import { ListTable } from './ListTable.tsx';
import { RowRangeContext } from './row-range.ts';

const EmptyList = lazy(() => import('./EmptyList.tsx'));
const InPages = lazy(() => import('./InPages.tsx'));
const ListCards = lazy(() => import('./ListCards.tsx'));

/** The rows of a list: a table, cards on a phone, or the reason why there are none. */
export function ListRows() {
  const { view, list } = useListView();
  const { look: Look, rowsWithin: Within = Fragment } = list;
  const { data, error, isPending, refetch } = useListContext();
  const range = use(RowRangeContext);
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error && !data) {
    return (
      <>
        <UnreadRows error={error} onRetry={() => refetch()} />
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
        {range?.failure && !range.isOrdered && (
          <UnreadRows error={range.failure.error} onRetry={range.failure.retry} />
        )}
        <DrawnRows />
      </Suspense>
    </ResourceContextProvider>
  );
}

/** Why rows could not be read, and what can be done. */
function UnreadRows({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { failed } = useListView().list;
  const isTooLong = failureOf(error).code === 'list.tooLong';
  const reason = isTooLong ? undefined : failed && `notice.${failed}`;
  return (
    <LoadFailure error={error} reason={reason} onRetry={onRetry}>
      {isTooLong && (
        <OptionalPart fallback={null}>
          <InPages />
        </OptionalPart>
      )}
    </LoadFailure>
  );
}
