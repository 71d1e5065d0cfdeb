import type { ReactElement } from 'react';
import type { CompanySettings } from '../../../domain/documents/company-settings.ts';
import type { PrintTexts } from '../../../domain/documents/print-texts.ts';

/** What papers are made with besides their own data; every text in it is printable. */
export type Stationery = { readonly company: CompanySettings; readonly texts: PrintTexts };

/**
 * One page of the engine, drawn when its turn comes; an invoice's may become several pages.
 * `weight` is the work that it takes, relative to a label, so that a batch is cut into parts of
 * about equal length.
 */
export type Sheet = { readonly weight: number; readonly draw: () => ReactElement };
