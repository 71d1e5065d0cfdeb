import type { PricingTexts } from './en.ts';

export const pricing: PricingTexts = {
  title: 'كم يكلف طرد؟',
  hint: 'أدخل وزنا: يظهر هنا سعره في كل اتجاه.',
  wrong: 'وزن أكبر من 0 وحتى 10000 كغ',
  none: 'لا سعر',
  failed: 'تعذر تحميل الأسعار.',
};
