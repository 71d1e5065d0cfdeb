import Link from '@mui/material/Link';
import { DataTable, useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Order } from '../../../../domain/resources/commands.ts';
import { Code } from '../../../kit/format/formats.tsx';
import { VirtualBody } from '../../../kit/list/VirtualBody.tsx';
import { tableColumns } from '../table-columns.tsx';

/** The orders of a trip as a table; a click on one opens its page. */
export function CarriedTable() {
  return (
    <DataTable<Order>
      body={VirtualBody}
      storeKey="trips.orders"
      rowClick="show"
      bulkActionButtons={false}
      sx={LOOK}
    >
      <DataTable.Col<Order>
        source="billCode"
        label="orders.columns.code"
        render={(order) => <CodeLink order={order} />}
      />
      {COLUMNS}
    </DataTable>
  );
}

const COLUMNS = tableColumns([
  'sender',
  'city',
  'recipient',
  'destination',
  'packages',
  'weight',
  'state',
  'received',
]);

/** For the keyboard, and for a new tab. */
function CodeLink({ order }: { order: Order }) {
  const createPath = useCreatePath();
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: 'commands', id: order.id, type: 'show' })}
      underline="hover"
    >
      <Code value={order.billCode ?? String(order.id)} />
    </Link>
  );
}

const LOOK = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-root': { px: 0.75, py: 0.5, height: 48, whiteSpace: 'nowrap' },
} as const;
