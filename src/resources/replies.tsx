import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import { replies } from '../../domain/resources/replies.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { viewOf } from '../kit/view/view.ts';

const inputs = () => import('../custom/chat/replies/ReplyTextInput.tsx');

export const repliesView = viewOf(replies, {
  icon: QuickreplyOutlined,
  menu: { section: 'content', order: 92 },
  list: { columns: ['title', 'shortcut', 'text', 'updatedAt'], sort: ['title', 'ASC'] },
  form: [{ section: 'reply', fields: ['title', 'shortcut', 'text'] }],
  inputs: { text: lazyPart(inputs, 'ReplyTextInput') },
});
