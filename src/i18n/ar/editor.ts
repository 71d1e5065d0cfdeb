import type { Messages } from '../en.ts';

export const editor: Messages['editor'] = {
  missing: {
    text: 'لا يوجد طلب كهذا أو أنه حُذف. ربما كان العنوان خاطئًا.',
    back: 'العودة إلى القائمة',
  },
  numberComes: 'يُمنح الرقم عند الإصدار.',
  scope: {
    title: 'تصحيح بيانات الزبون؟',
    text: 'غيّرت ما تقوله هذه الوثيقة عن %{name} (%{code}).',
    document: 'في هذه الوثيقة فقط',
    customer: 'الزبون %{code}، في جميع طلباته',
    go: 'متابعة',
  },
  send: {
    title: 'إرسال هذه الوثيقة؟',
    text: 'سيستلمها %{name} (%{code}، %{phone}) في المحادثة، ولا يمكن التراجع عن ذلك.',
  },
  customs: {
    printing: { title: 'طباعة هذا التصريح ؟', anyway: 'طباعة رغم ذلك' },
    sending: { title: 'إرسال هذا التصريح إلى %{name}؟', anyway: 'إرسال رغم ذلك' },
    intro: 'قد لا تقبله الجمارك:',
    line: 'السطر %{line}: %{reason}',
    overLimit: 'قيمة السلع %{sum}، والمسموح بالتصريح به في هذا الاتجاه %{limit}.',
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
