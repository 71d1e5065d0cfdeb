import { fillPlaceholders } from '../../../domain/documents/print-texts.ts';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { euros } from '../text/figures.ts';
import type { Stationery } from './sheet.ts';

/** A text block with the company's name and limits filled in, for one direction. */
export const filled = (
  text: string,
  { company: { name, limits } }: Stationery,
  direction: TripGroup,
): string =>
  fillPlaceholders(text, {
    company: name,
    compensationLimit: euros(limits.compensationCents),
    valueLimit: euros(limits.declaredValueCents[direction]),
  });
