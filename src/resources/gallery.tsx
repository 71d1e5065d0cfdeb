import { gallery } from '../../domain/resources/gallery.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

export const galleryView = viewOf(gallery, {
  ...LATE_MENU.gallery,
  list: { columns: ['pic', 'title', 'shown', 'createdAt'], sort: ['position', 'ASC'] },
  form: [{ section: 'picture', fields: ['pic', 'title', 'shown'] }],
});
