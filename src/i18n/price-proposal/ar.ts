import type { PriceProposalTexts } from './en.ts';

export const priceProposal: PriceProposalTexts = {
  title: 'السعر حسب القائمة',
  total: 'المجموع',
  estimate: 'تقدير: لم توزن الطرود واحدا واحدا.',
  agrees: 'هذا هو سعر الطلبية.',
  now: 'السعر الحالي %{price}.',
  open: 'لا سعر بعد.',
  take: 'اعتماد %{price}',
  leave: 'عدم اعتماده',
  because: 'لم يُعتمد: %{reason}',
  reason: 'لماذا سعر آخر؟',
  keep: 'حفظ السبب',
  back: 'إلغاء',
  change: 'تغيير السبب',
};
