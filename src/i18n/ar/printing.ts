import type { printing as model } from '../en/printing.ts';

export const printing = {
  noParcels: 'لا طرود في الطلب، فلا شيء يوضع عليه ملصق.',
  companyUnknown: 'تعذرت قراءة بيانات الشركة. لا يُطبع شيء بعنوان أو حساب قد يكون قديمًا.',
  leftOut: {
    count:
      'لم يُستثن شيء |||| استُثني طلب واحد: |||| استُثني طلبان: |||| استُثنيت %{smart_count} طلبات: |||| استُثني %{smart_count} طلبًا: |||| استُثني %{smart_count} طلب:',
    nameless: 'طلب غير ظاهر هنا',
    gone: 'حُذف في هذه الأثناء',
    notVerified: 'غير مُتحقق منه',
    noParcels: 'لا طرود فيه',
    unreadable: 'تعذرت قراءته',
  },
  doubtful:
    'لا تصريح مشكوك فيه |||| قد لا تقبل الجمارك تصريحًا واحدًا: |||| قد لا تقبل الجمارك تصريحين: |||| قد لا تقبل الجمارك %{smart_count} تصريحات: |||| قد لا تقبل الجمارك %{smart_count} تصريحًا: |||| قد لا تقبل الجمارك %{smart_count} تصريح:',
  log: {
    failed: 'تعذرت كتابة سجل الطباعة.',
    gone: 'حُذفت في هذه الأثناء، فليست في سجل الطباعة: %{orders}',
  },
} satisfies typeof model;
