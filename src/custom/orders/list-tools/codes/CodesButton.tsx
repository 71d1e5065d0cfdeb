import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import { useTranslate } from 'react-admin';
import { ToolButton } from '../../../../kit/list/ToolButton.tsx';
import { usePopup } from '../../../../kit/popup/use-popup.ts';
import { useCodes } from './use-codes.ts';

const loadPanel = () => import('./CodesPanel.tsx');

/** Narrows the list down to orders whose codes are scanned, pasted or typed. */
export function CodesButton() {
  const translate = useTranslate();
  const [codes] = useCodes();
  const { anchor, Panel, open, close } = usePopup(loadPanel);
  return (
    <>
      <ToolButton
        icon={<QrCodeScanner />}
        label={translate('orderTools.codes.open')}
        popup="dialog"
        expanded={anchor !== null}
        count={codes.length}
        onOpen={open}
      />
      {Panel && <Panel anchor={anchor} onClose={close} />}
    </>
  );
}
