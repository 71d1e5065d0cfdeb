import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { TILE_GRID } from './tile-grid.ts';

/** Empty tiles where the pictures will stand, below the line that selects them all. */
export function LoadingTiles({ records }: { records: number }) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('shell.loading.label')} sx={TILES}>
      {Array.from({ length: records }, (_, tile) => tile).map((tile) => (
        <Skeleton key={tile} variant="rounded" height="auto" sx={{ aspectRatio: '1 / 1' }} />
      ))}
    </Box>
  );
}

const TILES = { ...TILE_GRID, px: { xs: 1, sm: 2 }, pt: 6, pb: 2 } as const;
