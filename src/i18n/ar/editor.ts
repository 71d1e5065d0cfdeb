import type { Messages } from '../en.ts';

export const editor: Messages['editor'] = {
  missing: {
    text: 'لا يوجد طلب كهذا أو أنه حُذف. ربما كان العنوان خاطئًا.',
    back: 'العودة إلى القائمة',
  },
  customs: {
    title: 'طباعة هذا التصريح ؟',
    intro: 'قد لا تقبله الجمارك:',
    line: 'السطر %{line}: %{reason}',
    overLimit: 'قيمة السلع %{sum}، والمسموح بالتصريح به في هذا الاتجاه %{limit}.',
    anyway: 'طباعة رغم ذلك',
    back: 'العودة إلى النموذج',
  },
  tax: {
    off: 'السطر %{number}: نقل معفى من الضريبة. إخضاعه لضريبة %{percent}',
    on: 'السطر %{number}: خاضع لضريبة %{percent}. جعله نقلًا معفى من الضريبة',
    sums: 'الضرائب',
    net: 'الصافي الخاضع لضريبة %{percent}',
    vat: 'ضريبة القيمة المضافة %{percent}',
    free: 'معفى من الضريبة',
  },
  weights: {
    lines: {
      order: 'وزن الأسطر %{here}، وفي الطلب %{there}.',
      parcels: 'وزن الأسطر %{here}، ووزن الطرود %{there}.',
    },
    declaration: {
      parcels: 'في التصريح %{here}، ووزن الطرود %{there}.',
    },
  },
};
