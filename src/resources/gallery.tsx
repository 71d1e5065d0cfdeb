import { gallery } from '../../domain/resources/gallery.ts';
import { OWN_ORDER } from '../kit/view/own-order.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

export const galleryView = viewOf(gallery, {
  ...LATE_MENU.gallery,
  list: {
    look: 'tiles',
    perPage: 25,
    columns: ['pic', 'title', 'shown', 'createdAt'],
    marks: ['shown'],
    sort: ['position', 'ASC'],
    ownSort: OWN_ORDER,
  },
  form: [{ section: 'picture', fields: ['pic', 'title', 'shown'] }],
});
