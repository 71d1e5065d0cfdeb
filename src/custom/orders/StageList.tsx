import { type ReactNode, useCallback, useMemo } from 'react';
import { List } from 'react-admin';
import { ListPagination } from '../../kit/list/ListPagination.tsx';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import { OpenedNotice } from './OpenedNotice.tsx';
import { RowDeedsProvider } from './RowDeedsProvider.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { StageOrders } from './StageOrders.tsx';
import { StageToolbar } from './StageToolbar.tsx';
import { type OrderListConfig, storeKeyOf } from './stages.ts';

type Props = {
  stage: OrderListConfig;
  /** Content for the end of the toolbar. */
  tools?: ReactNode;
};

/** The orders of a list: search, filters, table or cards, pagination, and actions for the selection. */
export function StageList({ stage, tools }: Props) {
  const notice = useNotice();
  const onError = useCallback(() => notice('server.reload', { type: 'error' }), [notice]);
  const queryOptions = useMemo(() => ({ onError }), [onError]);
  return (
    <List
      resource={stage.resource ?? 'commands'}
      storeKey={storeKeyOf(stage)}
      title={stage.title}
      filter={stage.filter}
      sort={stage.sort}
      perPage={10}
      exporter={false}
      empty={false}
      queryOptions={queryOptions}
      actions={<StageToolbar stage={stage}>{tools}</StageToolbar>}
      pagination={<ListPagination />}
      aside={<SelectionBar stage={stage} />}
      sx={LAYOUT}
    >
      <OpenedNotice stage={stage} />
      <RowDeedsProvider list={stage}>
        <StageOrders stage={stage} />
      </RowDeedsProvider>
    </List>
  );
}

/** The selection bar is placed below the list, not beside it. */
const LAYOUT = {
  flexDirection: 'column',
  '& .RaList-actions': { alignItems: 'stretch', flexDirection: 'row', bgcolor: 'transparent' },
  '& .RaList-actions > span': { display: 'none' },
} as const;
