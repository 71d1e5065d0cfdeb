import { lazy } from 'react';
import { LEGAL_PAGES, type LegalPageName } from '../../domain/resources/legal-pages.ts';
import { type View, viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';
import { PublishingState } from './publishing-state.tsx';

const VersionPage = lazy(() => import('../custom/legal/VersionPage.tsx'));

const legalView = (name: LegalPageName): View =>
  viewOf(LEGAL_PAGES[name], {
    ...LATE_MENU[name],
    list: {
      columns: [
        ...['number', 'state', 'effectiveFrom', 'changeNote'],
        ...['publishedBy', 'sha256', 'updatedAt'],
      ] as const,
      sort: ['updatedAt', 'DESC'],
      opens: 'show',
    },
    form: [
      { section: 'version', fields: ['effectiveFrom', 'changeNote'] },
      { section: 'text', fields: ['text'] },
    ],
    cells: { state: PublishingState },
    screens: { show: VersionPage },
  });

/** Each a history of versions. */
export const legalViews: readonly View[] = [
  legalView('agb'),
  legalView('impressum'),
  legalView('privacy'),
];
