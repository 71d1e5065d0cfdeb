import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { SHEET } from './sheet.ts';

/** The placeholder of a document that is still loading. */
export const PaperSkeleton = () => (
  <Box sx={SHEET} aria-hidden>
    <Skeleton variant="rounded" height={72} />
    <Skeleton variant="rounded" height={44} />
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Skeleton variant="rounded" height={170} />
      <Skeleton variant="rounded" height={170} />
    </Box>
    <Skeleton variant="rounded" height={160} />
  </Box>
);
