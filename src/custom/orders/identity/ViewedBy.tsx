import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { formatMoment } from '../../../kit/format/dates.ts';

const LINES = [1, 2, 3, 4, 5];

/**
 * Who looks at a picture and since when, across the picture: a photo of the screen says whose screen it
 * was. It is part of the screen, not of the file; the audit trail notes the view itself.
 */
export function ViewedBy() {
  const { identity } = useGetIdentity();
  const [since] = useState(() => formatMoment(new Date().toISOString()));
  if (!identity?.fullName) return null;
  const text = `${identity.fullName} · ${since}`;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        alignContent: 'space-around',
        justifyItems: 'center',
        overflow: 'clip',
        pointerEvents: 'none',
        mixBlendMode: 'difference',
        color: 'common.white',
        opacity: 0.28,
        typography: 'body2',
        whiteSpace: 'nowrap',
      }}
    >
      {LINES.map((line) => (
        <Box component="bdi" key={line} sx={{ rotate: '-12deg' }}>
          {text} · {text}
        </Box>
      ))}
    </Box>
  );
}
