import type { GuideTexts } from './en.ts';

export const guide = {
  title: 'الموارد',
  intro:
    'ما يحفظ هذا المنتج سجلاته، كما هو معرّف: الحقول والقواعد والصلاحيات والقوائم والإجراءات. يمكن تجربة النداءات في صفحة واجهة البرمجة على البيانات الحقيقية.',
  search: 'البحث عن مورد أو حقل',
  none: 'لا يوجد مورد يحمل هذا في اسمه أو مساره أو حقوله.',
  choose: 'كل الموارد',
  adding: 'مورد جديد:',
  sections: {
    fields: 'الحقول',
    access: 'الصلاحيات',
    rules: 'قواعد على عدة حقول',
    actions: 'الإجراءات',
    lists: 'القوائم',
    calls: 'النداءات',
  },
  field: 'الحقل',
  kind: 'النوع',
  options: 'الخيارات',
  who: {
    operation: 'من يحق له',
    stranger: 'بلا جلسة',
    yes: 'نعم',
    no: 'لا',
    only: 'فقط %{scope}',
  },
  operations: {
    list: 'العرض',
    show: 'قراءة سجل',
    create: 'الإنشاء',
    edit: 'التعديل',
    delete: 'الحذف',
  },
  read: 'يقرؤه',
  write: 'يكتبه',
  transitions: '%{field}: %{from} ← %{to}',
  noRules: 'لا توجد.',
  noActions: 'لا شيء سوى الحذف.',
  notDescribed: 'هذا الخادم لا يصف نداءاته.',
  apiPage: 'قراءة نداءاته وتجربتها في صفحة واجهة البرمجة',
  list: {
    address: 'العنوان',
    columns: 'الأعمدة',
    filters: 'عوامل التصفية',
    bulk: 'للتحديد',
  },
} satisfies GuideTexts;
