import type { CommonTexts } from './en.ts';

export const common: CommonTexts = {
  close: 'إغلاق',
  cancel: 'إلغاء',
  retry: 'إعادة المحاولة',
  reload: 'إعادة التحميل',
  send: 'إرسال',
  loading: 'جارٍ التحميل…',
  backToList: 'العودة إلى القائمة',
  toOverview: 'إلى النظرة العامة',
  removeNamed: 'إزالة %{name}',
  takePhoto: 'التقاط صورة',
  downloadNamed: 'تنزيل %{name}',
  understood: 'فهمت',
  online: 'متصل',
};
