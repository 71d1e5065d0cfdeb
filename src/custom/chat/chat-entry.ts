import ChatOutlined from '@mui/icons-material/ChatOutlined';
import { CHAT, UNREAD_CHAT } from '../../../domain/chat/chat-address.ts';
import type { MenuEntry } from '../../kit/menu.ts';
import { ChatPage } from './chat-page.ts';
import { useUnread } from './use-unread.ts';

/** The chat in the side menu, after the users (specification 2.3). */
export const chatEntry: MenuEntry = {
  to: CHAT,
  labelKey: 'shell.menu.chat',
  needs: 'conversation',
  icon: ChatOutlined,
  section: 'customers',
  order: 5,
  useCount: useUnread,
  countTo: UNREAD_CHAT,
  prepare: ChatPage.prepare,
};
