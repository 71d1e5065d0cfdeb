import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame, DialogHead } from '../../../kit/dialog/DialogFrame.tsx';
import { DropPane } from '../../chat/composer/DropPane.tsx';

type Props = { title?: string; onClose: () => void; children: ReactNode };

/**
 * The dialog of a message to many: large on a desktop, the whole screen on a phone. A file can be
 * dropped anywhere on it.
 */
export function MessageFrame({ title, onClose, children }: Props) {
  const translate = useTranslate();
  return (
    <DialogFrame width="lg" fills="phone" onClose={onClose}>
      {(titleId) => (
        <DropPane sx={COLUMN}>
          <DialogHead titleId={titleId} closeLabel={translate('common.close')} onClose={onClose}>
            {title ?? translate('messaging.dialog.title')}
          </DialogHead>
          <Box sx={COLUMN}>{children}</Box>
        </DropPane>
      )}
    </DialogFrame>
  );
}

const COLUMN = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } as const;
