import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { List, useListContext, useTranslate } from 'react-admin';
import { Link, Outlet } from 'react-router-dom';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { EmptyShelf } from '../../../kit/list/EmptyShelf.tsx';
import { ListLoading } from '../../../kit/list/ListLoading.tsx';
import { ListPagination } from '../../../kit/list/ListPagination.tsx';
import NotFoundPage from '../../layout/NotFoundPage.tsx';
import { ArchiveAlert } from './ArchiveAlert.tsx';
import { BillsTabs } from './BillsTabs.tsx';
import { IssuedCards, IssuedTable } from './IssuedTable.tsx';
import { IssuedToolbar, useIsFiltered } from './IssuedToolbar.tsx';
import { ISSUED_LIST, type ListedDocument, useHasInvoices } from './issued-documents.ts';

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

/** Shown instead of rows: nothing matches, or nothing is issued yet, and what the user can do. */
function EmptyIssued() {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const isFiltered = useIsFiltered();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: 8, px: 2 }}>
      <EmptyShelf title={translate('kit.empty.picture')} />
      <Typography variant="h6" component="p" sx={{ mt: 2 }}>
        {translate(isFiltered ? 'kit.empty.noMatch' : 'issued.list.empty')}
      </Typography>
      <Typography color="text.secondary">
        {translate(isFiltered ? 'issued.list.filtered' : 'issued.list.emptyHint')}
      </Typography>
      {isFiltered ? (
        <Button onClick={() => setFilters({}, {})}>{translate('kit.list.clearFilters')}</Button>
      ) : (
        <Button component={Link} to="/bills">
          {translate('shell.menu.bills')}
        </Button>
      )}
    </Stack>
  );
}
