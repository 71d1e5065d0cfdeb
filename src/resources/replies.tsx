import { replies } from '../../domain/resources/replies.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

const inputs = () => import('../custom/chat/replies/ReplyTextInput.tsx');

export const repliesView = viewOf(replies, {
  ...LATE_MENU.replies,
  list: { columns: ['title', 'shortcut', 'text', 'updatedAt'], sort: ['title', 'ASC'] },
  form: [{ section: 'reply', fields: ['title', 'shortcut', 'text'] }],
  inputs: { text: lazyPart(inputs, 'ReplyTextInput') },
});
