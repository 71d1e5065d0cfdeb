import type { PlanningTexts } from './en.ts';

export const planning: PlanningTexts = {
  title: 'إرسال لاحقًا',
  day: 'اليوم',
  time: 'الوقت في برلين',
  text: 'النص',
  plan: 'جدولة',
  past: 'انقضى هذا الوقت. اختر وقتًا لاحقًا.',
  own: 'يوم ووقت آخران …',
  until: 'مجدولة في %{time}',
  change: 'تعديل',
  now: 'إرسال الآن',
  cancel: 'إلغاء',
  moments: {
    tomorrow: 'غدًا 9:00 (%{time})',
    monday: 'الاثنين 9:00 (%{time})',
  },
};
