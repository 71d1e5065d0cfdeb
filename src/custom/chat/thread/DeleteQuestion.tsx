import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';

type Props = {
  title: string;
  text: string;
  remove: () => Promise<void>;
  onClose: () => void;
};

/**
 * Confirms the deletion of part of a conversation. A failure is shown here and not in a notice
 * (specification 8, "Silent failures").
 */
export function DeleteQuestion({ title, text, remove, onClose }: Props) {
  const translate = useTranslate();
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const confirm = async () => {
    setState('busy');
    try {
      await remove();
      onClose();
    } catch {
      setState('failed');
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={state === 'busy'}
      title={title}
      content={
        <>
          {text}
          {state === 'failed' && (
            <Typography role="alert" color="error" sx={{ mt: 1 }}>
              {translate('chat.screen.questions.failed')}
            </Typography>
          )}
        </>
      }
      confirmLabel={translate('ra.action.delete')}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
