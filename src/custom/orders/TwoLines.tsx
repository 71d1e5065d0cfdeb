import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Clipped } from './Clipped.tsx';

type Props = { first: string | null | undefined; second?: ReactNode; width?: number };

/** A value, and below it in small type a related one: a name and its phone, a city and its ZIP. */
export function TwoLines({ first, second, width = 134 }: Props) {
  return (
    <Box sx={{ lineHeight: 1.35 }}>
      <Clipped text={first} width={width} />
      <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {second}
      </Box>
    </Box>
  );
}
