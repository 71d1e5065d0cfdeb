import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'react-admin';
import { useBackCloses } from '../../kit/dialog/use-back-closes.ts';
import { MENU_WIDTH } from '../../theme/themes.ts';
import { SideMenu } from './SideMenu.tsx';

/** On a phone, the menu lies over the page and closes once a page is chosen. */
export default function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  useBackCloses(open, onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': translate('shell.menu.label'),
          sx: { width: MENU_WIDTH, bgcolor: 'navigation.ground' },
        },
      }}
    >
      <SideMenu onChosen={onClose} />
    </Drawer>
  );
}
