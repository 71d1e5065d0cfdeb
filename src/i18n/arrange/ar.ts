import type { ArrangeTexts } from './en.ts';

export const arrange: ArrangeTexts = {
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
