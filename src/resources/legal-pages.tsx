import { lazy } from 'react';
import { LEGAL_PAGES, type LegalPageName } from '../../domain/resources/legal-pages.ts';
import { LegalTextsProvider } from '../custom/legal/LegalTextsProvider.tsx';
import { legalActions } from '../custom/legal/legal-actions.tsx';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { CellProps } from '../kit/view/props.ts';
import { type View, viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';
import { PublishingState } from './publishing-state.tsx';

const VersionPage = lazy(() => import('../custom/legal/VersionPage.tsx'));
const DraftPage = lazy(() => import('../custom/legal/DraftPage.tsx'));
const InForceCard = lazy(() => import('../custom/legal/InForceCard.tsx'));
const NewVersionButton = lazy(() => import('../custom/legal/NewVersionButton.tsx'));
const LegalTextInput = lazyPart(() => import('../custom/legal/LegalTextInput.tsx'), 'default');
const ShortHash = lazyPart(() => import('../custom/legal/ShortHash.tsx'), 'default');
const VersionLanguages = lazyPart(() => import('../custom/legal/VersionLanguages.tsx'), 'default');

const LanguagesCell = ({ record }: CellProps) => <VersionLanguages version={record} />;

function legalView(name: LegalPageName): View {
  const actions = legalActions(name);
  return viewOf(LEGAL_PAGES[name], {
    ...LATE_MENU[name],
    hasOwnVersions: true,
    list: {
      columns: [
        'number',
        'state',
        'effectiveFrom',
        'changeNote',
        'text',
        'publishedBy',
        'sha256',
        'updatedAt',
      ] as const,
      sort: ['updatedAt', 'DESC'],
      opens: 'show',
      above: InForceCard,
      within: LegalTextsProvider,
      // Versions are published one by one: each has its own day and note.
      bulk: actions.filter(({ verb }) => verb !== 'publish'),
      rowMenu: actions,
      tools: [NewVersionButton],
      start: NewVersionButton,
      texts: { none: 'legal.list.none', noneHint: 'legal.list.noneHint' },
    },
    form: [
      { section: 'version', fields: ['effectiveFrom', 'changeNote'] },
      { section: 'text', fields: ['text'] },
    ],
    actions,
    cells: { state: PublishingState, text: LanguagesCell, sha256: ShortHash },
    inputs: { text: LegalTextInput },
    screens: { edit: DraftPage, show: VersionPage },
  });
}

/** Each a history of versions. */
export const legalViews: readonly View[] = [
  legalView('agb'),
  legalView('impressum'),
  legalView('privacy'),
];
