import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import { gallery } from '../../domain/resources/gallery.ts';
import { viewOf } from '../kit/view/view.ts';

export const galleryView = viewOf(gallery, {
  icon: CollectionsOutlined,
  menu: { section: 'content', order: 1 },
  list: { columns: ['pic', 'title', 'shown', 'createdAt'], sort: ['position', 'ASC'] },
  form: [{ section: 'picture', fields: ['pic', 'title', 'shown'] }],
});
