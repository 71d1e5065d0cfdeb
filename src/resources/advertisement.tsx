import { advertisement } from '../../domain/resources/advertisement.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';
import { PublishedEdit, previewScreen, publishAction } from './published-content.tsx';
import { PublishingState } from './publishing-state.tsx';

export const advertisementView = viewOf(advertisement, {
  ...LATE_MENU.advertisement,
  list: {
    columns: ['pic', 'title', 'place', 'state', 'publishFrom', 'publishUntil', 'customer'],
    split: 'state',
    sort: ['updatedAt', 'DESC'],
  },
  form: [
    { section: 'content', fields: ['title', 'text', 'pic', 'link'] },
    { section: 'publishing', fields: ['place', 'customer', 'publishFrom', 'publishUntil'] },
  ],
  cells: { state: PublishingState },
  actions: [publishAction(advertisement)],
  screens: { edit: PublishedEdit, show: previewScreen({ ratio: [2, 1], isRich: false }) },
});
