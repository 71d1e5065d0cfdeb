import MuiLink from '@mui/material/Link';
import { DataTable, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { Code, Money, ShortDate } from '../../../kit/format/formats.tsx';
import { Clipped } from '../../../kit/list/Clipped.tsx';
import { VirtualBody } from '../../../kit/list/VirtualBody.tsx';
import { IssuedMenu } from './IssuedMenu.tsx';
import { issuedAddress } from './issued-address.ts';
import type { ListedDocument } from './listed-document.ts';
import { OrderOfDocument } from './OrderOfDocument.tsx';
import { StateChip } from './StateChip.tsx';

/** The issued documents as a table; a click on a row opens its document. */
export function IssuedTable() {
  const { total } = useListContext();
  return (
    <DataTable<ListedDocument>
      storeKey="invoices.issued.datatable"
      body={VirtualBody}
      rowClick={openDocument}
      bulkActionButtons={false}
      aria-rowcount={total === undefined ? -1 : total + 1}
      sx={LOOK}
    >
      <Column
        source="number"
        label={labelOf('number')}
        render={(document) => (
          <MuiLink component={Link} to={issuedAddress(document._id)} color="inherit">
            <Code value={document.number} />
          </MuiLink>
        )}
      />
      <Column
        source="date"
        label={labelOf('date')}
        render={({ date }) => <ShortDate value={date} />}
      />
      <Column
        source="customer"
        label={labelOf('customer')}
        render={({ customer }) => <Clipped text={customer} width={220} />}
      />
      <Column
        disableSort
        source="billCode"
        label={labelOf('order')}
        render={(document) => <OrderOfDocument document={document} />}
      />
      <Column
        source="status"
        label={labelOf('state')}
        render={(document) => <StateChip document={document} />}
      />
      <Column
        source="total"
        label={labelOf('total')}
        render={({ total: amount }) => <Money value={amount} />}
        align="right"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
      <Column
        disableSort
        source="deeds"
        label={labelOf('deeds')}
        align="right"
        render={(document) => <IssuedMenu document={document} />}
      />
    </DataTable>
  );
}

const Column = DataTable.Col<ListedDocument>;

const labelOf = (column: string): string => `issued.list.columns.${column}`;

/** Stable references: otherwise every row would render again with each of them. */
const openDocument = (id: string | number): string => issuedAddress(String(id));

const LOOK = {
  '& .MuiTableCell-root': { px: 1.5, py: 0.5, height: 48, whiteSpace: 'nowrap' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
} as const;
