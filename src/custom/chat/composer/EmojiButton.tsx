import EmojiEmotionsOutlined from '@mui/icons-material/EmojiEmotionsOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useBackCloses } from '../../../kit/dialog/use-back-closes.ts';

const EmojiPanel = lazy(() => import('./EmojiPanel.tsx'));

type Props = { onEmoji: (emoji: string) => void; onClosed: () => void };

/** Emoji for the text. The picker is loaded when it is first opened. */
export function EmojiButton({ onEmoji, onClosed }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  useBackCloses(anchor !== undefined, close);
  const label = translate('chat.composer.emoji');
  return (
    <>
      <IconButton
        aria-label={label}
        data-hint={label}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EmojiEmotionsOutlined />
      </IconButton>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label },
          transition: { onExited: onClosed },
        }}
      >
        <Box sx={PICKER}>
          <Suspense fallback={<Waiting />}>
            <EmojiPanel onEmoji={onEmoji} />
          </Suspense>
        </Box>
      </Popover>
    </>
  );
}

function Waiting() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', height: '100%' }}>
      <CircularProgress aria-label={translate('chat.composer.emojiPicker.loading')} />
    </Box>
  );
}

const PICKER = {
  width: 'min(350px, 90vw)',
  height: 'min(420px, 60vh)',
  // The picker would begin every word of a heading with a capital, which no language of ours does.
  '& .epr-emoji-category-label': { textTransform: 'none' },
} as const;
