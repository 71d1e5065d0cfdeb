import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** In place of the form, until the order and the rights of whoever opens it are known. */
export const OrderFormAwaited = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
    {['sender', 'recipient', 'parcels', 'state'].map((part) => (
      <Skeleton key={part} variant="rounded" height={180} />
    ))}
  </Box>
);
