import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { faq } from '../../domain/resources/faq.ts';
import { viewOf } from '../kit/view/view.ts';

export const faqView = viewOf(faq, {
  icon: HelpOutlineOutlined,
  menu: { section: 'content', order: 8 },
  list: { columns: ['question', 'shown', 'updatedAt'], sort: ['position', 'ASC'] },
  form: [{ section: 'entry', fields: ['question', 'answer', 'shown'] }],
});
