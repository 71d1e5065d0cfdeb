import type { UploadsTexts } from './en.ts';

export const uploads: UploadsTexts = {
  several: 'إضافة عدة صور',
  areDrafts: 'الصور الجديدة مسودات: لا يراها إلا المكتب إلى أن تنشرها.',
  draft: 'لا، مسودة',
  total: 'كل الملفات',
  files: 'الملفات',
  sent: 'أُرسل %{done} من %{of}',
  notSent: 'لم يُرسل: %{count}',
  cancelAll: 'إلغاء الكل',
  retryAll: 'إعادة إرسال الباقي',
  clear: 'إفراغ القائمة',
  cancel: 'إلغاء %{name}',
  retry: 'إعادة إرسال %{name}',
  state: {
    waiting: 'في الانتظار',
    sending: 'جارٍ الحفظ …',
    done: 'أُرسلت',
    cancelled: 'أُلغيت',
  },
};
