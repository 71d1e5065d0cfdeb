import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import { allows } from '../../../domain/access.ts';
import { parcelAccess } from '../../../domain/parcels/parcel.ts';
import { preparedPage } from '../../kit/lazy-part.tsx';
import type { MenuEntry } from '../../kit/menu.ts';

/** The screen of the warehouse; its code is loaded when somebody is about to open it. */
export const ScanPage = preparedPage(() => import('./ScanPage.tsx'));

/** Scanning in the side menu, for those who may scan parcels. */
export const scanEntry: MenuEntry = {
  to: '/scan',
  labelKey: 'shell.menu.scan',
  needs: 'parcels',
  isFor: (actor) => allows(parcelAccess.scan, actor),
  icon: QrCodeScanner,
  section: 'operations',
  order: 89,
  prepare: ScanPage.prepare,
};
