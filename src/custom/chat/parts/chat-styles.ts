import { styled } from '@mui/material/styles';
import { messageStyles } from './message-styles.ts';
import { peopleStyles } from './people-styles.ts';

/**
 * The frame of the chat, with the look of its two lists. Their rows are plain elements under one set
 * of rules: a rule for each of thousands would cost more than what they show.
 */
export const ChatFrame = styled('div')(({ theme }) => ({
  ...peopleStyles(theme),
  ...messageStyles(theme),
  '& .chat-scroll': {
    flex: 1,
    contain: 'strict',
    minHeight: 0,
    overflowY: 'auto',
    overflowX: 'hidden',
    overscrollBehavior: 'contain',
    overflowAnchor: 'none',
    scrollbarWidth: 'thin',
  },
}));
