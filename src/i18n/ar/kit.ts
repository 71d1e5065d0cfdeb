export const kit = {
  yes: 'نعم',
  no: 'لا',
  online: 'متصل',
  stamps: { createdAt: 'تاريخ الإنشاء', updatedAt: 'آخر تعديل' },
  list: {
    all: 'الكل',
    pageSize: 'عدد الأسطر في الصفحة',
    search: 'بحث',
    selectRow: 'تحديد %{name}',
    entries:
      'لا عناصر |||| عنصر واحد |||| عنصران |||| %{smart_count} عناصر |||| %{smart_count} عنصرًا |||| %{smart_count} عنصر',
  },
  filter: { from: '%{field} من', to: '%{field} إلى' },
  empty: {
    picture: 'رف فارغ',
    none: 'لا يوجد شيء هنا بعد',
    noMatch: 'لا شيء يطابق البحث وعوامل التصفية',
    clearFilters: 'مسح عوامل التصفية',
  },
  load: { failed: 'تعذر التحميل', retry: 'إعادة المحاولة' },
  denied: { title: 'لا صلاحية', text: 'حسابك لا يملك صلاحية فتح هذه الصفحة.' },
  show: { record: 'السجل' },
  date: { pattern: 'يوم/شهر/سنة', pick: 'اختيار تاريخ', time: 'الساعة' },
  file: {
    choose: 'اختيار ملف',
    replace: 'استبدال',
    remove: 'إزالة',
    drop: 'أو إسقاط ملف هنا',
    dropImage: 'أو إسقاط صورة هنا',
    stored: 'يوجد ملف محفوظ',
  },
  localized: { languages: 'اللغات' },
  delete: {
    title: 'حذف %{name}؟',
    question: 'لا يمكن التراجع عن هذا الإجراء هنا.',
  },
  bulk: {
    deleteQuestion:
      'لن يُحذف شيء. |||| سيُحذف عنصر واحد. |||| سيُحذف عنصران. |||| ستُحذف %{smart_count} عناصر. |||| سيُحذف %{smart_count} عنصرًا. |||| سيُحذف %{smart_count} عنصر.',
    deleted:
      'لم يُحذف شيء |||| تم الحذف |||| حُذف عنصران |||| حُذفت %{smart_count} عناصر |||| حُذف %{smart_count} عنصرًا |||| حُذف %{smart_count} عنصر',
    actionQuestion:
      '%{action}: لن يتغير شيء. |||| %{action}: سيتغير عنصر واحد. |||| %{action}: سيتغير عنصران. |||| %{action}: ستتغير %{smart_count} عناصر. |||| %{action}: سيتغير %{smart_count} عنصرًا. |||| %{action}: سيتغير %{smart_count} عنصر.',
    actionDone:
      'لم يتغير شيء |||| تم التنفيذ |||| تغير عنصران |||| تغيرت %{smart_count} عناصر |||| تغير %{smart_count} عنصرًا |||| تغير %{smart_count} عنصر',
    partial: 'نُفذ %{done} ورُفض %{failed}: %{reason} ما رُفض لا يزال محددًا.',
  },
  conflict: {
    title: 'قام شخص آخر بتعديل هذا السجل',
    text: 'حُفظ السجل أثناء عملك عليه. لن يضيع شيء مما كتبته: خذ النسخة الجديدة، أو ضع تعديلاتك فوقها ثم احفظ من جديد.',
    field: 'الحقل',
    mine: 'نسختك',
    theirs: 'النسخة الجديدة',
    keepMine: 'الاحتفاظ بتعديلاتي',
    takeTheirs: 'تحميل النسخة الجديدة',
  },
};
