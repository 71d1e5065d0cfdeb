import GavelOutlined from '@mui/icons-material/GavelOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { LEGAL_PAGES, type LegalPageName } from '../../domain/resources/legal-pages.ts';
import { type View, viewOf } from '../kit/view/view.ts';
import { PublishingState } from './publishing-state.tsx';

const legalView = (name: LegalPageName, icon: typeof SvgIcon, order: number): View =>
  viewOf(LEGAL_PAGES[name], {
    icon,
    menu: { section: 'content', order },
    list: {
      columns: [
        'number',
        'state',
        'effectiveFrom',
        'changeNote',
        'publishedBy',
        'sha256',
        'updatedAt',
      ],
      sort: ['updatedAt', 'DESC'],
    },
    form: [
      { section: 'version', fields: ['effectiveFrom', 'changeNote'] },
      { section: 'text', fields: ['text'] },
    ],
    cells: { state: PublishingState },
  });

/** Each a history of versions. */
export const legalViews: readonly View[] = [
  legalView('agb', GavelOutlined, 5),
  legalView('impressum', InfoOutlined, 6),
  legalView('privacy', PrivacyTipOutlined, 7),
];
