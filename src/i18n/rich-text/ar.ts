import type { RichTextTexts } from './en.ts';

export const richText: RichTextTexts = {
  toolbar: 'تنسيق %{field}',
  toToolbar: 'ينقلك Alt+F10 إلى التنسيق، وEscape إلى النص.',
  tools: {
    h2: 'عنوان',
    h3: 'عنوان فرعي',
    h4: 'عنوان صغير',
    bold: 'غامق',
    italic: 'مائل',
    bulletList: 'قائمة',
    orderedList: 'قائمة مرقمة',
    blockquote: 'اقتباس',
    link: 'رابط',
    undo: 'تراجع',
    redo: 'إعادة',
  },
  nothingToUndo: 'لا يوجد ما يمكن التراجع عنه.',
  nothingToRedo: 'لا يوجد ما يمكن إعادته.',
  link: {
    address: 'العنوان',
    hint: 'عنوان موقع أو بريد إلكتروني أو رقم هاتف',
    wrong: 'هذا ليس عنوان موقع ولا بريدا إلكترونيا ولا رقم هاتف.',
    set: 'وضع الرابط',
    remove: 'إزالة الرابط',
  },
  length: '%{length} من %{max} حرف، مع التنسيق',
};
