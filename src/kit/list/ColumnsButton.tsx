import ViewWeek from '@mui/icons-material/ViewWeek';
import { useTranslate } from 'react-admin';
import { usePopup } from '../popup/use-popup.ts';
import { ToolButton } from './ToolButton.tsx';

const loadPanel = () => import('./ColumnsPanel.tsx');

/**
 * Chooses and orders the columns of the table. react-admin's own button draws a switch for each of
 * them with every list, hidden until it is wanted.
 */
export function ColumnsButton() {
  const translate = useTranslate();
  const { anchor, Panel, open, close } = usePopup(loadPanel);
  return (
    <>
      <ToolButton
        icon={<ViewWeek />}
        label={translate('ra.action.select_columns')}
        popup="dialog"
        expanded={anchor !== null}
        onOpen={open}
      />
      {Panel && <Panel anchor={anchor} onClose={close} />}
    </>
  );
}
