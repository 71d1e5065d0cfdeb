import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Badge from '@mui/material/Badge';
import Fab from '@mui/material/Fab';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Message, MessageSide } from '../../../../domain/chat/message.ts';
import { newestFromOther } from './entries.ts';

type Props = {
  messages: readonly Message[];
  side: MessageSide;
  atEnd: boolean;
  onClick: () => void;
};

/** Leads back to the newest message, and says how many have arrived meanwhile. */
export const NewestButton = memo(function NewestButton(props: Props) {
  const { messages, side, atEnd, onClick } = props;
  const translate = useTranslate();
  const newest = newestFromOther(messages, side);
  const [read, setRead] = useState(newest);
  if (atEnd && read !== newest) setRead(newest);
  if (atEnd) return null;
  const count = countAfter(messages, read, side);
  const label = translate(`chat.screen.pane.${count > 0 ? 'newestCount' : 'newest'}`, {
    smart_count: count,
  });
  return (
    <Fab
      size="small"
      aria-label={label}
      data-hint={label}
      onClick={onClick}
      sx={{
        position: 'absolute',
        insetInlineEnd: 20,
        bottom: 12,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:hover': { bgcolor: 'background.default' },
      }}
    >
      <Badge badgeContent={count} max={99} color="primary">
        <KeyboardArrowDown />
      </Badge>
    </Fab>
  );
});

/** How many messages of the other side stand after a position; only the end of the list is looked at. */
function countAfter(messages: readonly Message[], position: number, side: MessageSide): number {
  let count = 0;
  for (let at = messages.length - 1; at >= 0; at -= 1) {
    const message = messages[at];
    if (!message || message.position <= position) break;
    if (message.from !== side) count += 1;
  }
  return count;
}
