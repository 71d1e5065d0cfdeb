import EmojiEmotionsOutlined from '@mui/icons-material/EmojiEmotionsOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { PickerButton } from './PickerButton.tsx';

const EmojiPanel = lazy(() => import('./EmojiPanel.tsx'));

type Props = { onEmoji: (emoji: string) => void; onClosed: () => void };

/** Emoji for the text. The picker is loaded when it is first opened. */
export function EmojiButton({ onEmoji, onClosed }: Props) {
  const translate = useTranslate();
  return (
    <PickerButton
      label={translate('chat.composer.emoji')}
      icon={EmojiEmotionsOutlined}
      onClosed={onClosed}
    >
      {() => (
        <Box sx={PICKER}>
          <Suspense fallback={<Waiting />}>
            <EmojiPanel onEmoji={onEmoji} />
          </Suspense>
        </Box>
      )}
    </PickerButton>
  );
}

function Waiting() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', height: '100%' }}>
      <CircularProgress aria-label={translate('common.loading')} />
    </Box>
  );
}

const PICKER = {
  width: 'min(350px, 90vw)',
  height: 'min(420px, 60vh)',
  // The picker would capitalise each part of a heading, which no language of ours does.
  '& .epr-emoji-category-label': { textTransform: 'none' },
} as const;
