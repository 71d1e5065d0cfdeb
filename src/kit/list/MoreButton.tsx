import MoreVert from '@mui/icons-material/MoreVert';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePopup } from '../popup/use-popup.ts';
import { ToolButton } from './ToolButton.tsx';

const loadTools = () => import('./MoreTools.tsx');

/**
 * What is needed less often than the tools beside it, so that they all stand in one line. The tools
 * stay while they are put away: an export that one of them has begun goes on.
 */
export function MoreButton() {
  const translate = useTranslate();
  const { anchor, Panel, open, close } = usePopup(loadTools);
  const [button, setButton] = useState<HTMLElement>();
  return (
    <>
      <ToolButton
        icon={<MoreVert />}
        label={translate('kit.list.more')}
        popup="dialog"
        expanded={anchor !== null}
        onOpen={(opened) => {
          setButton(opened);
          open(opened);
        }}
      />
      {Panel && button && <Panel anchor={anchor} onClose={close} button={button} />}
    </>
  );
}
