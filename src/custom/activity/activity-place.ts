import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { allows, partOf } from '../../../domain/access.ts';
import type { MenuEntry } from '../../kit/menu.ts';
import { ACTIVITY } from '../../kit/show/activity-address.ts';

/** The activity in the side menu, for those who may read it. */
export const activityEntry: MenuEntry = {
  to: ACTIVITY,
  labelKey: 'activityLink.title',
  needs: 'activity',
  isFor: (actor) => allows(partOf('activity'), actor),
  icon: HistoryOutlined,
  section: 'settings',
  order: 98,
};
