import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { DENSITIES, type Density, POINTS_EXACTLY } from '../../theme/density.ts';
import { usePersonalChoice } from './use-personal-choice.ts';

const isDensity = (value: unknown): value is Density => isOneOf(DENSITIES, value);

/** Where the device remembers the choice; the server has it under the same key. */
const DENSITY = { part: 'look', name: 'density', isValid: isDensity } as const;

/** How dense this person's tables are: as chosen, or else as their device points. */
export function useDensity(): Density {
  const [chosen] = useStore<Density | undefined>(`${DENSITY.part}:${DENSITY.name}`);
  const pointsExactly = useMediaQuery(POINTS_EXACTLY);
  return chosen ?? (pointsExactly ? 'compact' : 'comfortable');
}

/** Takes over how dense this person wants tables on every device, and lets them choose anew. */
export const useDensityChoice = () => usePersonalChoice(DENSITY);
