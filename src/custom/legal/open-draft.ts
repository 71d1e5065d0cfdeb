import { createContext, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import type { LegalVersion } from '../../../domain/resources/legal-pages.ts';

/** What is confirmed again before publishing. */
export type Announced = {
  readonly effectiveFrom: string | null;
  readonly changeNote: string | null;
};

/** A draft that stands in a form, as it is typed. */
export type OpenDraft = {
  readonly values: () => Partial<LegalVersion>;
  /** Saves what is typed together with these values; nothing if the form was invalid. */
  readonly save: (announced: Announced) => Promise<RaRecord | undefined>;
};

/** On the page of a draft: its form, once it is there. */
export const OpenDraftContext = createContext<RefObject<OpenDraft | undefined> | undefined>(
  undefined,
);
