import { messageKinds } from '../message-kinds/ar.ts';
import type { ConversationTexts } from './en.ts';

export const conversation: ConversationTexts = {
  title: 'المحادثة',
  open: 'فتح المحادثة',
  none: 'لا رسائل بعد',
  failed: 'تعذر تحميل الرسائل.',
  office: 'المكتب',
  lost: 'تعذر تحميل هذا الملف.',
  kinds: messageKinds,
};
