import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';
import { type Density, POINTS_EXACTLY } from '../../theme/density.ts';

/** Where the device remembers the choice; the server has it under the same key. */
export const DENSITY = { part: 'look', name: 'density' } as const;

/** How dense this person's tables are: as chosen, or else as their device points. */
export function useDensity(): Density {
  const [chosen] = useStore<Density | undefined>(`${DENSITY.part}:${DENSITY.name}`);
  const pointsExactly = useMediaQuery(POINTS_EXACTLY);
  return chosen ?? (pointsExactly ? 'compact' : 'comfortable');
}
