import type { WayToPay } from '../../../domain/orders/payment.ts';
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

/** The ways in which an order is paid. */
export const waysToPay: Readonly<Record<WayToPay, string>> = {
  cash: 'نقدًا',
  transfer: 'تحويل',
  card: 'بطاقة',
  morocco: 'في المغرب',
  paypal: 'PayPal',
};
