import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame, DialogHead } from '../../../kit/dialog/DialogFrame.tsx';
import { DropPane } from '../../chat/composer/DropPane.tsx';

type Props = {
  title: string;
  /** Whether it stands over a page without an address of its own. */
  isLayer: boolean;
  /** Whether it has the height of a form with a preview, also while that is read. */
  isTall: boolean;
  /** Whether a file can be dropped anywhere on it. */
  takesFiles: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog of a message to many: large on a desktop, the whole screen on a phone. */
export function MessageFrame({ title, isLayer, isTall, takesFiles, onClose, children }: Props) {
  const translate = useTranslate();
  return (
    <DialogFrame
      width="lg"
      fills="phone"
      isLayer={isLayer}
      onClose={onClose}
      surface={isTall ? TALL : {}}
    >
      {(titleId) => (
        <DropPane sx={COLUMN} isClosed={!takesFiles}>
          <DialogHead titleId={titleId} closeLabel={translate('common.close')} onClose={onClose}>
            {title}
          </DialogHead>
          <Box sx={COLUMN}>{children}</Box>
        </DropPane>
      )}
    </DialogFrame>
  );
}

const COLUMN = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } as const;

const TALL = { height: { sm: 'min(860px, calc(100% - 64px))' } } as const;
