import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { LEGAL_PAGES, type LegalPageName } from '../../../domain/resources/legal-pages.ts';

const ComparePage = lazy(() => import('./ComparePage.tsx'));

/** The comparison of any two versions of a legal page, at an address of its own. */
export const legalRoutes = (Object.keys(LEGAL_PAGES) as LegalPageName[]).map((page) => (
  <Route
    key={page}
    path={`${page}/:id/compare/:other`}
    element={<ComparePage key={page} page={page} />}
  />
));
