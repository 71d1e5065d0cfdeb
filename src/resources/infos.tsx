import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { infos } from '../../domain/resources/infos.ts';
import { viewOf } from '../kit/view/view.ts';
import { PublishingState } from './publishing-state.tsx';

export const infosView = viewOf(infos, {
  icon: CampaignOutlined,
  menu: { section: 'content', order: 2 },
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
});
