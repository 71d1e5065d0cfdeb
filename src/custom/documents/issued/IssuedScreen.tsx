import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { List, useListContext } from 'react-admin';
import { Outlet } from 'react-router-dom';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { ListLoading } from '../../../kit/list/ListLoading.tsx';
import { ListPagination } from '../../../kit/list/ListPagination.tsx';
import NotFoundPage from '../../layout/NotFoundPage.tsx';
import { ArchiveAlert } from './ArchiveAlert.tsx';
import { BillsTabs } from './BillsTabs.tsx';
import { EmptyIssued } from './EmptyIssued.tsx';
import { IssuedCards } from './IssuedCards.tsx';
import { IssuedTable } from './IssuedTable.tsx';
import { IssuedToolbar } from './IssuedToolbar.tsx';
import { ISSUED_LIST } from './issued-address.ts';
import type { ListedDocument } from './listed-document.ts';
import { useHasInvoices } from './use-has-invoices.ts';

/** All issued invoices and Storno documents, whatever happened to their orders. */
export default function IssuedScreen() {
  if (useHasInvoices() === false) return <NotFoundPage />;
  return (
    <>
      <BillsTabs at={ISSUED_LIST} />
      <ArchiveAlert />
      <List
        resource="invoices"
        storeKey="invoices.issued"
        title="issued.list.title"
        sort={{ field: 'date', order: 'DESC' }}
        perPage={10}
        exporter={false}
        empty={false}
        queryOptions={QUIET}
        actions={<IssuedToolbar />}
        pagination={<ListPagination />}
        sx={LAYOUT}
      >
        <Documents />
      </List>
      <Outlet />
    </>
  );
}

/** The rows: a table, cards on a phone, or the reason why there are none. */
function Documents() {
  const { data, error, isPending, refetch } = useListContext<ListedDocument>();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />;
  if (isPending || !data) return <ListLoading />;
  if (data.length === 0) return <EmptyIssued />;
  return <Box>{onPhone ? <IssuedCards documents={data} /> : <IssuedTable />}</Box>;
}

/** The list itself says why it could not be loaded. */
const QUIET = { onError: () => undefined };

const LAYOUT = {
  flexDirection: 'column',
  '& .RaList-actions': { alignItems: 'stretch', flexDirection: 'row', bgcolor: 'transparent' },
  '& .RaList-actions > span': { display: 'none' },
} as const;
