import SmsOutlined from '@mui/icons-material/SmsOutlined';
import { templates } from '../../domain/resources/templates.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { viewOf } from '../kit/view/view.ts';

const inputs = () => import('../custom/messages/template/TemplateTextInput.tsx');

export const templatesView = viewOf(templates, {
  icon: SmsOutlined,
  menu: { section: 'messages', order: 3 },
  list: {
    columns: ['title', 'use', 'purpose', 'text', 'updatedAt'],
    hidden: ['whatsappName'],
    split: 'use',
    sort: ['title', 'ASC'],
  },
  form: [{ section: 'template', fields: ['title', 'use', 'purpose', 'text', 'whatsappName'] }],
  inputs: { text: lazyPart(inputs, 'TemplateTextInput') },
});
