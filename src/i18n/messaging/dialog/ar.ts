import type { MessagingDialogTexts } from './en.ts';

export const dialog: MessagingDialogTexts = {
  title: 'إرسال رسائل',
  customers:
    'لا زبائن |||| زبون واحد |||| زبونان |||| %{smart_count} زبائن |||| %{smart_count} زبونًا |||| %{smart_count} زبون',
  orders:
    'لا طلبيات |||| طلبية واحدة |||| طلبيتان |||| %{smart_count} طلبيات |||| %{smart_count} طلبية |||| %{smart_count} طلبية',
  count: '%{customers}، %{orders}',
  search: 'البحث عن زبون',
  noneFound: 'لا يوجد بين المحددين زبون بهذا الاسم.',
  more: 'عرض البقية |||| عرض واحد آخر |||| عرض اثنين آخرين |||| عرض %{smart_count} آخرين |||| عرض %{smart_count} آخرين |||| عرض %{smart_count} آخرين',
  unselect: 'إلغاء تحديد الزبون؟',
  unselectNamed: 'إلغاء تحديد %{name}، %{orders}',
  allowed: 'بدل النص: ملف PDF واحد أو صورة أو فيديو حتى %{size}. يمكنك إفلات الملف هنا.',
  preparing: 'جارٍ تجهيز الملف …',
  animation: 'صورة متحركة',
  recording: 'رسالة صوتية',
  textWaits: 'يُرسل شيء واحد في كل مرة. نصك محفوظ؛ أزل هذا لإرسال النص.',
  sending: 'جارٍ إرسال الملف',
  cancel: 'إلغاء',
  fileNotSent: 'لم يُرسل الملف، وهو ما زال هنا.',
  result: {
    running: 'أُرسلت إلى %{done} من %{total}',
    goesOn: 'يمكنك المغادرة؛ يستمر الإرسال من دونك.',
    done: 'انتهى الإرسال دون أي إخفاق.',
    partly: 'لم تصل الرسالة إلى الجميع. في التفاصيل من لم تصله ولماذا.',
    stopped: 'أُوقف الإرسال. من وصلته الرسالة من قبل تبقى لديه.',
    stop: 'إيقاف الإرسال',
    details: 'التفاصيل',
    figures: {
      waiting: 'في الانتظار',
      sent: 'أُرسلت',
      delivered: 'وصلت',
      seen: 'قُرئت',
      unknown: 'غير مؤكدة',
      failed: 'فشلت',
      skipped: 'استُثنيت',
    },
  },
};
