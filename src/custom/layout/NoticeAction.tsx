import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'react-admin';
import type { MessageKey } from '../../i18n/en.ts';

type Props = { label: MessageKey; onChoose: () => void };

/** What can be done about a notice, on the notice itself. */
export function NoticeAction({ label, onChoose }: Props) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const choose = () => {
    close();
    onChoose();
  };
  return (
    <Button size="small" color="inherit" variant="outlined" onClick={choose}>
      {translate(label)}
    </Button>
  );
}
