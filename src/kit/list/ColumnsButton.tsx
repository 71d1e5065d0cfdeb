import ViewWeek from '@mui/icons-material/ViewWeek';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { usePopup } from './use-popup.ts';

const loadPanel = () => import('./ColumnsPanel.tsx');

/**
 * Chooses and orders the columns of the table. react-admin's own button draws a switch for each of
 * them with every list, hidden until it is wanted.
 */
export function ColumnsButton() {
  const translate = useTranslate();
  const side = useTheme().direction === 'rtl' ? 'right' : 'left';
  const label = translate('ra.action.select_columns');
  const { anchor, Panel, open, close } = usePopup(loadPanel);
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewWeek />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={open}
        sx={{ lineHeight: 1.5 }}
      >
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: side }}
        transformOrigin={{ vertical: 'top', horizontal: side }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        {Panel && <Panel />}
      </Popover>
    </>
  );
}
