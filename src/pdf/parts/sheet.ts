import type { ReactElement } from 'react';
import { fillPlaceholders, type PrintTexts } from '../../../domain/company/print-texts.ts';
import type { CompanySettings } from '../../../domain/documents/company-settings.ts';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { euros } from '../text/figures.ts';

/** What documents are made with besides their own data; every text in it is printable. */
export type Letterhead = { readonly company: CompanySettings; readonly texts: PrintTexts };

/**
 * One page of the engine, drawn when it is needed; an invoice's may become several pages.
 * `weight` is the work that it takes, relative to a label, so that a batch is cut into parts of
 * about equal length.
 */
export type Sheet = { readonly weight: number; readonly draw: () => ReactElement };

/** A text block with the company's name and limits filled in, for one direction. */
export const filled = (
  text: string,
  { company: { name, limits } }: Letterhead,
  direction: TripGroup,
): string =>
  fillPlaceholders(text, {
    company: name,
    compensationLimit: euros(limits.compensationCents),
    valueLimit: euros(limits.declaredValueCents[direction]),
  });
