import TablePagination from '@mui/material/TablePagination';
import type { ChangeEvent } from 'react';
import { useListContext, useListPaginationContext, useTranslate } from 'react-admin';
import { ALL_ROWS } from '../../providers/list-query.ts';
import { countedIn } from '../../providers/unsent/counted.ts';
import { useSelectedIdsAround } from '../selection/selected-rows.tsx';
import { PAGE_SIZES } from '../view/list-of.ts';
import { prepareAllRows } from './RangedList.tsx';

type Props = {
  onChoose?: (perPage: number) => void;
  /** The most rows that the list can show at once. */
  most?: number;
  /** Whether it stays in sight where all rows are shown, of which there can be thousands above it. */
  sticky?: boolean;
};

/**
 * New records that wait for the line all stand on the first page, beside its own: they make no further
 * one. Page sizes 5, 10, 25 and All, on phones too (react-admin's own hides them there); All is offered
 * as long as all can be shown.
 */
export function ListPagination({ onChoose, most = ALL_ROWS, sticky = false }: Props) {
  const { isPending, page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  const { meta } = useListContext();
  const translate = useTranslate();
  // The bar of a selection has the same place, and nobody could see what has the focus below it.
  const isCovered = useSelectedIdsAround().length > 0;
  if (isPending || total === 0) return null;
  const added = countedIn(meta)?.added ?? 0;
  const paged = Math.max(0, total - added);
  const isAll = perPage === ALL_ROWS;
  const isWhole = isAll && paged <= most;
  // By range, a list shows more at once than a page can have.
  const count = isWhole ? Math.min(paged, ALL_ROWS) : paged;
  const last = Math.max(0, Math.ceil(count / perPage) - 1);
  return (
    <TablePagination
      component="div"
      count={count}
      page={Math.min(page - 1, last)}
      rowsPerPage={perPage}
      rowsPerPageOptions={
        paged <= most || isAll
          ? [...PAGE_SIZES, { label: translate('kit.list.all'), value: ALL_ROWS }]
          : PAGE_SIZES
      }
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={(event: ChangeEvent<HTMLInputElement>) => {
        const chosen = Number(event.target.value);
        setPerPage(chosen);
        onChoose?.(chosen);
      }}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to, page: at }) =>
        translate('ra.navigation.page_range_info', {
          offsetBegin: at === 0 ? 1 : from + added,
          offsetEnd: isWhole ? total : to + added,
          total,
        })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
      slotProps={{
        select: {
          inputProps: { 'aria-label': translate('kit.list.pageSize') },
          onOpen: prepareAllRows,
        },
      }}
      sx={[PARTS, isAll && WITHOUT_PAGES, isWhole && sticky && !isCovered && IN_SIGHT]}
    />
  );
}

const PARTS = {
  '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' },
  '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
  '& .MuiTablePagination-select:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    borderRadius: 1,
  },
} as const;

const WITHOUT_PAGES = {
  '& .MuiTablePagination-toolbar': { paddingInlineEnd: { xs: 1, sm: 2 } },
  '& .MuiTablePagination-actions': { display: 'none' },
} as const;

const IN_SIGHT = {
  position: 'sticky',
  bottom: 'env(safe-area-inset-bottom)',
  zIndex: 3,
  bgcolor: 'background.paper',
  boxShadow: 1,
  '@media print': { position: 'static' },
} as const;
