import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'react-admin';
import type { MessageKey } from '../../i18n/en.ts';
import { useNoticeEnd } from './use-notice-end.ts';

type Props = { label: MessageKey; onChoose: () => void };

/** The button of a notice. */
export function NoticeAction({ label, onChoose }: Props) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const { ref, onPointerMove } = useNoticeEnd(close);
  const choose = () => {
    close();
    onChoose();
  };
  return (
    <Button
      ref={ref}
      size="small"
      color="inherit"
      variant="outlined"
      onClick={choose}
      onPointerMove={onPointerMove}
    >
      {translate(label)}
    </Button>
  );
}
