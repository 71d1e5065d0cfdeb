import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { memo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ROW_HEIGHTS } from '../../theme/density.ts';
import { useListView } from '../view/list-view.ts';
import { useDensity } from './use-density.ts';

const MOST = 25;

/** A placeholder while the records of a page are loading. */
export function ListLoading() {
  const { perPage } = useListContext();
  const { look } = useListView().list;
  const records = Math.min(perPage, MOST);
  return look ? <look.Loading records={records} /> : <LoadingRows rows={records + 1} />;
}

/** Empty rows of the usual height, so that nothing jumps when the records arrive. */
export const LoadingRows = memo(function LoadingRows({ rows }: { rows: number }) {
  const translate = useTranslate();
  const density = useDensity();
  return (
    <Box role="status" aria-label={translate('shell.loading.label')} sx={{ px: 2 }}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Box
          key={row}
          sx={{
            height: ROW_HEIGHTS[density] + 1,
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="circular" width={28} height={28} />
          <Skeleton sx={{ flex: 2 }} />
          <Skeleton sx={{ flex: 1 }} />
          <Skeleton sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
          <Skeleton sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        </Box>
      ))}
    </Box>
  );
});
