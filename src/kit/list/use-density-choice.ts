import { isOneOf } from '../../../domain/is-one-of.ts';
import { DENSITIES, type Density } from '../../theme/density.ts';
import { DENSITY } from './use-density.ts';
import { usePersonalChoice } from './use-personal-choice.ts';

const isDensity = (value: unknown): value is Density => isOneOf(DENSITIES, value);

const CHOICE = { ...DENSITY, isValid: isDensity };

/** Takes over how dense this person wants tables on every device, and lets them choose anew. */
export const useDensityChoice = () => usePersonalChoice(CHOICE);
