import { common } from '../common/ar.ts';
import type { SearchTexts } from './en.ts';

export const search: SearchTexts = {
  title: 'البحث في كل شيء',
  placeholder: 'طلبية، اسم، هاتف، طرد، فاتورة، رسالة …',
  close: common.close,
  hint: 'حرفان يكفيان. الأسهم للاختيار، Enter للفتح، Escape للإغلاق.',
  recent: 'فُتح مؤخرا',
  screens: 'الصفحات',
  actions: 'الإجراءات',
  createTerms: 'جديد جديدة إنشاء إضافة',
  kinds: {
    orders: 'الطلبيات',
    customers: 'الزبائن',
    recipients: 'المرسل إليهم',
    invoices: 'الفواتير',
    parcels: 'الطرود',
    conversations: 'المحادثات',
    messages: 'الرسائل',
  },
  places: {
    arrived: 'تم التسليم',
    bin: 'سلة المهملات',
  },
  fromTo: 'من %{sender} إلى %{recipient}',
  allIn: 'الكل (%{count}) في: %{place}',
  parcel: 'الطرد %{number} من %{of}، الطلبية %{code}',
  toRecipient: 'آخر طلبية %{code} من %{sender}',
  note: 'ملاحظة',
  office: 'المكتب',
  markPaid: 'تسجيل دفع %{name}',
  actionOf: '%{action}: %{name}',
  printLabel: 'ملصق %{name}',
  newOrderFor: 'طلبية جديدة لصالح %{name}',
  newOrderTo: 'طلبية جديدة إلى %{name}',
  searching: 'جارٍ البحث …',
  none: 'لم يُعثر على شيء عن «%{text}».',
  ofLatest: 'نص قصير كهذا يُبحث عنه في الأحدث فقط. اكتب ثلاثة أحرف للبحث في الكل.',
  failed: 'لم يُجب البحث.',
  announced:
    'لا نتائج |||| نتيجة واحدة: %{kinds} |||| نتيجتان: %{kinds} |||| %{smart_count} نتائج: %{kinds} |||| %{smart_count} نتيجة: %{kinds} |||| %{smart_count} نتيجة: %{kinds}',
  elsewhere: 'وُجد أيضا في:',
};
