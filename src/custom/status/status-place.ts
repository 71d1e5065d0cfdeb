import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import { admin, allows } from '../../../domain/access.ts';
import type { MenuEntry } from '../../kit/menu.ts';

/** The status page in the side menu, for administrators. */
export const statusEntry: MenuEntry = {
  to: '/status',
  labelKey: 'statusLink.title',
  needs: 'status',
  isFor: (actor) => allows(admin, actor),
  icon: MonitorHeartOutlined,
  section: 'settings',
  order: 97,
};
