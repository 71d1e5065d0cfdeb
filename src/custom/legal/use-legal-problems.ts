import { useDeferredValue, useMemo } from 'react';
import { isOneOf } from '../../../domain/is-one-of.ts';
import {
  type LegalProblem,
  type LegalProblemCode,
  type LegalTexts,
  problemsOfVersion,
} from '../../../domain/legal/checks.ts';
import { LEGAL_PAGES, type LegalPageName } from '../../../domain/resources/legal-pages.ts';
import { useLegalSettings } from './use-legal-settings.ts';

const PAGES = Object.keys(LEGAL_PAGES) as readonly LegalPageName[];

/** What nobody can say without the settings of the company. */
const OF_SETTINGS: readonly LegalProblemCode[] = [
  ...(['unfilledPlaceholder', 'nameMissing', 'addressMissing', 'vatIdMissing'] as const),
  ...(['representativeMissing', 'emailMissing', 'phoneMissing', 'registerMissing'] as const),
];

/** What is wrong with the texts of a page, by the rules by which the server publishes them. */
export function useLegalProblems(resource: string, texts: LegalTexts): readonly LegalProblem[] {
  const company = useLegalSettings();
  const { text, changedAt } = useDeferredValue(texts);
  return useMemo(() => {
    if (!isOneOf(PAGES, resource)) return [];
    const all = problemsOfVersion(
      resource,
      { ...(text && { text }), ...(changedAt && { changedAt }) },
      company ?? {},
    );
    return company ? all : all.filter(({ code }) => !isOneOf(OF_SETTINGS, code));
  }, [resource, text, changedAt, company]);
}
