import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PickerButton } from './PickerButton.tsx';
import type { QuickReplies } from './quick-replies.ts';

type Props = {
  replies: QuickReplies;
  onChoose: (text: string) => void;
  onClosed: () => void;
};

/** The quick replies for whoever does not know that a `/` offers them, and for phones. */
export function QuickReplyButton({ replies, onChoose, onClosed }: Props) {
  const translate = useTranslate();
  return (
    <PickerButton
      label={translate('chat.composer.replies.title')}
      icon={QuickreplyOutlined}
      onClosed={onClosed}
    >
      {(close) => (
        <Replies
          replies={replies}
          onChoose={(text) => {
            onChoose(text);
            close();
          }}
        />
      )}
    </PickerButton>
  );
}

function Replies({ replies, onChoose }: Pick<Props, 'replies' | 'onChoose'>) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const found = replies.find(typed);
  const search = translate('chat.composer.replies.search');
  return (
    <Box sx={FRAME}>
      <InputBase
        autoFocus
        fullWidth
        type="search"
        value={typed}
        placeholder={search}
        slotProps={{ input: { 'aria-label': search } }}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          const [best] = found;
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !best) return;
          event.preventDefault();
          onChoose(best.text);
        }}
        sx={SEARCH}
      />
      {found.length === 0 ? (
        <Typography variant="body2" role="status" sx={{ p: 2, color: 'text.secondary' }}>
          {translate('chat.composer.replies.none')}
        </Typography>
      ) : (
        <List dense sx={{ overflowY: 'auto', py: 0.5 }}>
          {found.map(({ id, title, text }) => (
            <li key={id}>
              <ListItemButton onClick={() => onChoose(text)}>
                <ListItemText
                  primary={title}
                  secondary={text}
                  slotProps={{
                    primary: { dir: 'auto', sx: { fontWeight: 600 } },
                    secondary: { dir: 'auto', noWrap: true },
                  }}
                />
              </ListItemButton>
            </li>
          ))}
        </List>
      )}
    </Box>
  );
}

const FRAME = {
  display: 'flex',
  flexDirection: 'column',
  width: 'min(380px, 90vw)',
  maxHeight: 'min(420px, 60vh)',
} as const;

const SEARCH = { px: 2, py: 0.75, borderBottom: 1, borderColor: 'divider' } as const;
