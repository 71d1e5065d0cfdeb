import type { OrderStep } from '../../trips/step-for-customer.ts';

/** The steps of an order, as its customer reads them on the page and in messages. */
export const STEPS_IN_ARABIC: Readonly<Record<OrderStep, string>> = {
  registered: 'تم التسجيل',
  warehouse: 'في مستودعنا',
  planned: 'ضمن الرحلة القادمة',
  deposit: 'جمع الطرود',
  fire: 'انطلقت الطرود',
  france: 'في الطريق عبر فرنسا',
  spain: 'في الطريق عبر إسبانيا',
  clearance: 'في الجمارك',
  morocco: 'في المغرب',
  distribution: 'قيد التوزيع',
  arrived: 'وصلت',
};
