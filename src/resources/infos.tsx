import { infos } from '../../domain/resources/infos.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';
import { PublishedEdit, previewScreen, publishAction } from './published-content.tsx';
import { PublishingState } from './publishing-state.tsx';

export const infosView = viewOf(infos, {
  ...LATE_MENU.Infos,
  list: {
    columns: ['title', 'state', 'publishFrom', 'publishUntil', 'updatedAt'],
    split: 'state',
    sort: ['updatedAt', 'DESC'],
  },
  form: [
    { section: 'content', fields: ['title', 'text', 'pic'] },
    { section: 'publishing', fields: ['publishFrom', 'publishUntil'] },
  ],
  cells: { state: PublishingState },
  actions: [publishAction(infos)],
  screens: { edit: PublishedEdit, show: previewScreen({ ratio: [16, 9], isRich: true }) },
});
