import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ToolButton } from '../../../../kit/list/ToolButton.tsx';
import { CodesPanel } from './CodesPanel.tsx';
import { useCodes } from './use-codes.ts';

/** Narrows the list down to orders whose codes are scanned, pasted or typed. */
export function CodesButton() {
  const translate = useTranslate();
  const [codes] = useCodes();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton
        icon={<QrCodeScannerOutlined />}
        label={translate('orderTools.codes.open')}
        popup="dialog"
        expanded={anchor !== null}
        count={codes.length}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('orderTools.codes.title') },
        }}
      >
        <CodesPanel />
      </Popover>
    </>
  );
}
