import type { VersionsTexts } from './en.ts';

export const versions: VersionsTexts = {
  title: 'النسخ',
  list: 'نسخ هذا السجل',
  number: 'النسخة %{number}',
  current: 'النسخة %{number}، الحالية',
  created: 'أُنشئ',
  restored: 'استُعيدت نسخة سابقة',
  nobody: 'غير معروف',
  compareWith: 'المقارنة مع',
  none: 'لا تختلف هاتان النسختان في شيء يحق لك رؤيته.',
  unknown: 'لم يعد محفوظا',
  restore: 'استعادة النسخة %{number}',
  done: 'استُعيدت النسخة %{number}.',
  same: 'لا يمكن استعادة شيء منها.',
  only: 'لا توجد سوى هذه النسخة، ولم يتغيّر شيء بعدها.',
  lacking: 'لا يحفظ هذا الخادم النسخ.',
  close: 'إغلاق',
};
