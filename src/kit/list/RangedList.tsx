import { hashKey } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ListContextProvider, type RaRecord, useListContext } from 'react-admin';
import { ALL_ROWS } from '../../providers/list-query.ts';
import { preparedPage } from '../lazy-part.tsx';
import { OptionalPart } from '../OptionalPart.tsx';
import { useListView } from '../view/list-view.ts';
import { createSight, type RowRange, RowRangeContext } from './row-range.ts';
import { RowsInSight } from './VirtualBody.tsx';

const RowsByRange = preparedPage(() => import('./RowsByRange.tsx'));

/** Loads what draws all rows of a list, before they are read. */
export function prepareAllRows(): void {
  void RowsInSight.prepare();
  void RowsByRange.prepare();
}

/** What has been read of a list by range. */
export type RangedRows = Pick<RowRange, 'isOrdered' | 'failure'> & {
  /** All records of the list in its order, of which some are only known by their ids. */
  readonly rows: readonly RaRecord[];
};

type Read = RangedRows & {
  /** The key of the list. */
  readonly of: string;
  /** The records that the list itself had read. */
  readonly first: readonly RaRecord[];
};

/**
 * Makes a list that is shown as a whole know all its records, where only the first were read: by their
 * ids, and in full those in sight.
 */
export function RangedList({ children }: { children: ReactNode }) {
  const list = useListContext();
  const permanent = useListView().list.filter;
  const { data, total = 0, perPage, resource, filterValues, sort, isPlaceholderData } = list;
  const isAll = perPage === ALL_ROWS && data !== undefined;
  const isByRange = isAll && !isPlaceholderData && data.length < total;
  useEffect(() => {
    if (perPage === ALL_ROWS) prepareAllRows();
  }, [perPage]);
  const filter = useMemo(() => ({ ...filterValues, ...permanent }), [filterValues, permanent]);
  const key = hashKey([resource, filter, sort]);
  const [sight] = useState(createSight);
  const [read, setRead] = useState<Read>();
  // While another order of them is read, or with another filter, what was shown stays.
  const isKnown = isPlaceholderData ? isAll && read?.first === data : isByRange && read?.of === key;
  const known = isKnown ? read : undefined;
  const value = useMemo(
    () =>
      known
        ? ({
            ...list,
            data: known.rows,
            total: known.isOrdered ? known.rows.length : list.total,
          } as typeof list)
        : list,
    [list, known],
  );
  const isShown = isByRange || known !== undefined;
  const { isOrdered = false, failure } = known ?? {};
  const range = useMemo(
    () => (isShown ? { look: sight.look, isOrdered, failure } : undefined),
    [isShown, sight, isOrdered, failure],
  );
  return (
    <ListContextProvider value={value}>
      <RowRangeContext value={range}>{children}</RowRangeContext>
      {isByRange && (
        <OptionalPart fallback={null}>
          <RowsByRange
            key={key}
            filter={filter}
            first={data}
            sight={sight}
            onRead={(rows) => setRead({ ...rows, of: key, first: data })}
          />
        </OptionalPart>
      )}
    </ListContextProvider>
  );
}
