import PublicOffOutlined from '@mui/icons-material/PublicOffOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { gallery } from '../../domain/resources/gallery.ts';
import { inOwnOrder } from '../features/arranging/own-order.tsx';
import { TILES } from '../features/tiles/tiles.ts';
import { transitionOf } from '../kit/actions/actions-of.ts';
import { BooleanCell, StatusChip } from '../kit/cells/cells.tsx';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { CellProps } from '../kit/view/props.ts';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

const ManyPictures = lazyPart(
  () => import('../features/many-uploads/ManyPictures.tsx'),
  'ManyPictures',
);

const publish = { ...transitionOf(gallery, 'publish'), icon: PublicOutlined };
const withdraw = { ...transitionOf(gallery, 'withdraw'), icon: PublicOffOutlined };

/** The upload of many; what comes of it is not public yet, which the screen explains beforehand. */
function PictureUploads() {
  const translate = useTranslate();
  return (
    <ManyPictures field="pic">
      <Typography variant="body2" color="text.secondary">
        {translate('uploads.areDrafts')}
      </Typography>
    </ManyPictures>
  );
}

export const galleryView = viewOf(gallery, {
  ...LATE_MENU.gallery,
  list: {
    look: TILES,
    above: PictureUploads,
    perPage: 25,
    columns: ['pic', 'title', 'shown', 'createdAt'],
    badges: ['shown'],
    ...inOwnOrder('position'),
  },
  cells: { shown: IsPublic },
  form: [{ section: 'picture', fields: ['pic', 'title', 'shown'] }],
  actions: [publish, withdraw],
});

/** Whether a picture is public; a draft says that it is one. */
function IsPublic(props: CellProps) {
  const translate = useTranslate();
  if (props.value === true) return <BooleanCell {...props} />;
  return <StatusChip {...props} value="draft" colors={{}} label={translate('uploads.draft')} />;
}
