import { gallery } from '../../domain/resources/gallery.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { OWN_ORDER } from '../kit/view/own-order.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

const ManyPictures = lazyPart(() => import('../kit/uploads/ManyPictures.tsx'), 'ManyPictures');

const PictureUploads = () => <ManyPictures field="pic" />;

export const galleryView = viewOf(gallery, {
  ...LATE_MENU.gallery,
  list: {
    look: 'tiles',
    above: PictureUploads,
    perPage: 25,
    columns: ['pic', 'title', 'shown', 'createdAt'],
    marks: ['shown'],
    sort: ['position', 'ASC'],
    ownSort: OWN_ORDER,
  },
  form: [{ section: 'picture', fields: ['pic', 'title', 'shown'] }],
});
