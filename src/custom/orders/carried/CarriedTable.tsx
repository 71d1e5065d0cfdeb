import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { DataTable, useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Order } from '../../../../domain/resources/commands.ts';
import { Code } from '../../../kit/format/formats.tsx';
import { VirtualBody } from '../../../kit/list/VirtualBody.tsx';
import { tableColumns } from '../table-columns.tsx';
import { OpeningRow } from './OpeningRow.tsx';

/** The orders of a trip as a table; a click on one opens its page. */
export function CarriedTable() {
  return (
    <DataTable<Order>
      body={CarriedBody}
      storeKey="trips.orders"
      rowClick={false}
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

const CarriedBody = ({ children }: { children?: ReactNode }) => (
  <VirtualBody row={OpeningRow}>{children}</VirtualBody>
);

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
