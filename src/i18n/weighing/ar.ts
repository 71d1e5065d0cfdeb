import type { WeighingTexts } from './en.ts';

export const weighing: WeighingTexts = {
  weigh: 'وزن',
  weighed: 'الموزون',
  soFar: 'وُزن %{count} من %{of}: %{weight}',
  announced: 'المعلن',
  difference: 'الفرق',
  much: '%{difference} – يرجى التحقق',
  sum: 'المجموع',
  number: 'الطرد',
  code: 'الرقم',
  weight: 'الوزن بالكيلوغرام',
  stored: 'حتى الآن %{weight}',
  hint: 'ينتقل مفتاح الإدخال إلى الطرد التالي، ويحفظ بعد الأخير.',
  wrong: '"%{typed}" ليس وزنا: أكثر من 0 و500 كغ على الأكثر، رقمان بعد الفاصلة',
  save: 'حفظ',
  cancel: 'إلغاء',
  table: 'وزن الطرود',
  saved: 'حُفظت الأوزان: %{weight}',
  stale: 'غيّر شخص ما أحد هذه الطرود في هذه الأثناء. وزنه الحالي بجانبه؛ احفظ مرة أخرى لاستبداله.',
  failed: 'لم تُحفظ الأوزان بعد. ما أدخلته لا يزال هنا؛ احفظ مرة أخرى.',
};
