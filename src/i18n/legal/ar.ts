import type { LegalTexts } from './en.ts';

export const legal = {
  version: 'النسخة %{number}',
  draft: 'مسودة',
  compare: {
    title: 'مقارنة',
    swap: 'تبديل الجانبين',
    onlyChanges: 'ما تغيّر فقط',
    same: 'للنسختين النص نفسه في هذه اللغة.',
    none: 'لا نص لأي من النسختين في هذه اللغة.',
    counts: 'تغيّر: %{changed}، أضيف: %{added}، حُذف: %{removed}، نُقل: %{moved}',
    left: 'فقرات بلا تغيير: %{smart_count}',
    changed: 'تغيّر',
    added: 'أضيف',
    removed: 'حُذف',
    movedFrom: 'نُقل من هنا (%{move})',
    movedTo: 'نُقل إلى هنا (%{move})',
  },
  lack: { missing: 'ناقص', older: 'أقدم من النص الألماني' },
  sha: { matches: 'مطابق للنص', differs: 'غير مطابق للنص' },
  show: {
    german: 'النص الألماني هو الملزم.',
    noText: 'لا نص لهذه النسخة في هذه اللغة.',
    with: 'قارن مع',
    restore: 'استعادة كمسودة جديدة',
    restored: 'النص موجود في مسودة جديدة.',
  },
} satisfies LegalTexts;
