import LockOutlined from '@mui/icons-material/LockOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

type Props = {
  isNote: boolean;
  canSend: boolean;
  /** Called in any case: what cannot be sent says why. */
  onSend: () => void;
};

/** Sends what is written. It keeps the focus in the input, so that a phone's keyboard stays. */
export function SendButton({ isNote, canSend, onSend }: Props) {
  const translate = useTranslate();
  const label = translate(isNote ? 'chat.composer.sendNote' : 'common.send');
  return (
    <IconButton
      aria-label={label}
      data-hint={label}
      aria-disabled={!canSend}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSend}
      sx={{
        bgcolor: isNote ? 'warning.main' : 'primary.main',
        color: isNote ? 'warning.contrastText' : 'primary.contrastText',
        '&:hover': { bgcolor: isNote ? 'warning.dark' : 'primary.dark' },
        ...(!canSend && { opacity: 0.45 }),
      }}
    >
      {isNote ? (
        <LockOutlined />
      ) : (
        <SendOutlined sx={{ 'html[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
      )}
    </IconButton>
  );
}
