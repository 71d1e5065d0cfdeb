import Box from '@mui/material/Box';
import { TRACKING_STEPS } from '../../../domain/trips/steps.ts';

/** The seven steps as segments of a road, coloured up to the current one; the text beside it says the same. */
export function TripRoad({ reached }: { reached: number }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 0.5 }}>
      {TRACKING_STEPS.map((step, place) => (
        <Box
          key={step}
          sx={{
            flex: 1,
            height: 6,
            borderRadius: 3,
            bgcolor: place <= reached ? 'primary.main' : 'divider',
          }}
        />
      ))}
    </Box>
  );
}
