import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** Why a message cannot be sent to many. */
export type Obstacle = 'nobody' | 'empty' | 'tooLong' | 'placeholder' | 'allSkipped';

type Props = {
  /** How many will get it. */
  people: number;
  obstacle: Obstacle | undefined;
  isSending: boolean;
  onSend: () => void;
};

/** Sends the message to everybody who can get it, or says why it cannot. */
export function BroadcastButton({ people, obstacle, isSending, onSend }: Props) {
  const translate = useTranslate();
  const id = useId();
  const reason = obstacle && translate(`messaging.dialog.obstacle.${obstacle}`);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<SendOutlined sx={{ 'html[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
        loading={isSending}
        loadingPosition="start"
        aria-disabled={obstacle !== undefined}
        aria-describedby={reason && id}
        data-hint={reason}
        onClick={onSend}
        sx={{ marginInlineStart: 'auto !important', ...(reason && { opacity: 0.5 }) }}
      >
        {translate('messaging.dialog.send', { smart_count: people })}
      </Button>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  );
}
