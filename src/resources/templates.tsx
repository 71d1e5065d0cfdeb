import { templates } from '../../domain/resources/templates.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

const inputs = () => import('../custom/messages/template/TemplateTextInput.tsx');

export const templatesView = viewOf(templates, {
  ...LATE_MENU.templates,
  list: {
    columns: ['title', 'use', 'purpose', 'text', 'updatedAt'],
    hidden: ['whatsappName'],
    split: 'use',
    sort: ['title', 'ASC'],
  },
  form: [{ section: 'template', fields: ['title', 'use', 'purpose', 'text', 'whatsappName'] }],
  inputs: { text: lazyPart(inputs, 'TemplateTextInput') },
});
