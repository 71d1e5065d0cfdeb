import type { LateMessages } from '../en/late.ts';

export const arrange: LateMessages['arrange'] = {
  untitled: 'بلا عنوان',
  titleIn: 'العنوان (%{language})',
  retitle: 'تغيير العنوان «%{name}»',
  retitleHint: 'انقر أو اضغط F2 لتغيير العنوان',
  own: 'الترتيب الخاص',
  move: 'نقل «%{name}»',
  handle: 'اسحب للنقل، أو انقر لاختيار رقم الموضع. Alt مع سهم ينقل موضعًا واحدًا.',
  sortFirst: 'رتّب حسب «الترتيب الخاص» لتتمكن من النقل يدويًا.',
  filtered: 'امسح البحث وعوامل التصفية لتتمكن من النقل يدويًا.',
  moved: 'أصبح «%{name}» في الموضع %{place} من %{of}.',
  movedBack: 'عاد «%{name}» إلى الموضع %{place} من %{of}.',
  placeOf: 'الموضع %{place} من %{of}',
  toPlace: 'إلى الموضع',
  go: 'نقل',
  toStart: 'إلى البداية',
  toEnd: 'إلى النهاية',
  between: 'رقم من 1 إلى %{of}',
  instructions: 'مفتاح المسافة للرفع، والأسهم للنقل، والمسافة للوضع، وEscape للإلغاء.',
  say: {
    lifted: 'رُفع «%{name}»، الموضع %{place} من %{of} في هذه الصفحة.',
    over: 'سيصبح «%{name}» في الموضع %{place} من %{of}.',
    dropped: 'وُضع «%{name}» في الموضع %{place} من %{of}.',
    cancelled: 'بقي «%{name}» في موضعه.',
  },
};

export const uploads: LateMessages['uploads'] = {
  several: 'إضافة عدة صور',
  areDrafts: 'الصور الجديدة مسودات: لا يراها إلا المكتب إلى أن تنشرها.',
  draft: 'لا، مسودة',
  total: 'كل الملفات',
  files: 'الملفات',
  sent: 'أُرسل %{done} من %{of}',
  notSent: 'لم يُرسل: %{count}',
  cancelAll: 'إلغاء الكل',
  retryAll: 'إعادة إرسال الباقي',
  clear: 'إفراغ القائمة',
  cancel: 'إلغاء %{name}',
  retry: 'إعادة إرسال %{name}',
  state: {
    waiting: 'في الانتظار',
    sending: 'جارٍ الحفظ …',
    done: 'أُرسلت',
    cancelled: 'أُلغيت',
  },
};

export const crop: LateMessages['crop'] = {
  open: 'اختيار الجزء الظاهر',
  again: 'تغيير الجزء الظاهر',
  title: 'أي جزء يظهر؟',
  area: 'الجزء الذي يبقى. مفاتيح الأسهم تحرّك الصورة.',
  hint: 'حرّك الصورة بالفأرة أو بالإصبع أو بمفاتيح الأسهم.',
  zoom: 'التكبير',
  left: 'تدوير إلى اليسار',
  right: 'تدوير إلى اليمين',
  reset: 'البدء من جديد',
  choose: 'اعتماد هذا الجزء',
};

/** Tables of new records. */
export const tables = { import: 'استيراد' };
