import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { Code, Money, ShortDate } from '../../../kit/format/formats.tsx';
import { Clipped } from '../../../kit/list/Clipped.tsx';
import { VirtualBody } from '../../../kit/list/VirtualBody.tsx';
import { IssuedMenu } from './IssuedMenu.tsx';
import { OrderOfDocument, StateChip } from './issued-cells.tsx';
import { issuedAddress, type ListedDocument } from './issued-documents.ts';

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

/** The issued documents on a phone: one card each. */
export function IssuedCards({ documents }: { documents: readonly ListedDocument[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {documents.map((document) => (
        <Box component="li" key={document.id} sx={CARD}>
          <Line>
            <MuiLink
              component={Link}
              to={issuedAddress(document._id)}
              color="inherit"
              sx={{ fontWeight: 600 }}
            >
              <Code value={document.number} />
            </MuiLink>
            <IssuedMenu document={document} />
          </Line>
          <Line>
            <Typography variant="body2" noWrap dir="auto" sx={{ minWidth: 0 }}>
              {document.customer}
            </Typography>
            <Typography
              variant="body2"
              sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              <Money value={document.total} />
            </Typography>
          </Line>
          <Line>
            <Typography variant="body2" color="text.secondary">
              <ShortDate value={document.date} /> · <OrderOfDocument document={document} />
            </Typography>
            <StateChip document={document} />
          </Line>
        </Box>
      ))}
    </Box>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
    {children}
  </Box>
);

const CARD = { p: 1.5, display: 'grid', gap: 0.5, borderTop: 1, borderColor: 'divider' } as const;
