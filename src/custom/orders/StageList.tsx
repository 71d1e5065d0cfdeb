import { type ReactNode, useCallback, useMemo } from 'react';
import { List, useListContext } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import type { ActionScope, BulkAction } from '../../kit/actions/bulk-action.ts';
import { RowActionsProvider } from '../../kit/actions/RowActionsProvider.tsx';
import { SelectionBar } from '../../kit/actions/SelectionBar.tsx';
import { ListPagination } from '../../kit/list/ListPagination.tsx';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import { PrintSelectionButton } from '../documents/lists/PrintButton.tsx';
import { ORDERS_SCOPE } from './bulk/orders-scope.tsx';
import { ExportButton } from './list-tools/export/ExportButton.tsx';
import { OpenedNotice } from './OpenedNotice.tsx';
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
  const scope = useMemo(() => scopeOf(stage), [stage]);
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
      aside={
        <SelectionBar scope={scope} actions={stage.bulk}>
          {!stage.resource && <SelectionTools stage={stage} />}
        </SelectionBar>
      }
      sx={LAYOUT}
    >
      <OpenedNotice stage={stage} />
      <RowActionsProvider<Order>
        scope={scope}
        actions={stage.bulk}
        buttons={stage.rowButtons ?? NONE}
        menu={stage.menu ?? NONE}
        hrefOf={stage.opens}
      >
        <StageOrders stage={stage} />
      </RowActionsProvider>
    </List>
  );
}

const NONE: readonly BulkAction<Order>[] = [];

/** The list as actions know it. */
const scopeOf = (stage: OrderListConfig): ActionScope<Order> => ({
  ...ORDERS_SCOPE,
  key: storeKeyOf(stage),
  resource: stage.resource ?? ORDERS_SCOPE.resource,
  filter: stage.filter,
});

function SelectionTools({ stage }: Pick<Props, 'stage'>) {
  const { selectedIds = [] } = useListContext();
  return (
    <>
      <PrintSelectionButton stage={stage} />
      <ExportButton stage={stage} ids={selectedIds} />
    </>
  );
}

/** The selection bar is placed below the list, not beside it. */
const LAYOUT = {
  flexDirection: 'column',
  '& .RaList-actions': { alignItems: 'stretch', flexDirection: 'row', bgcolor: 'transparent' },
  '& .RaList-actions > span': { display: 'none' },
} as const;
