import type { FrameworkTexts } from './en.ts';

/**
 * The framework's own texts in Arabic. Polyglot picks one of six plural forms for Arabic:
 * none, one, two, a few (3 to 10), many (11 to 99), and the rest.
 */
export const ra: FrameworkTexts = {
  action: {
    add: 'إضافة',
    bulk_actions:
      'لم يُحدد أي عنصر |||| عنصر واحد محدد |||| عنصران محددان |||| %{smart_count} عناصر محددة |||| %{smart_count} عنصرًا محددًا |||| %{smart_count} عنصر محدد',
    cancel: 'إلغاء',
    clear_array_input: 'إفراغ القائمة',
    clear_input_value: 'مسح القيمة',
    confirm: 'تأكيد',
    create: 'جديد',
    create_item: 'إنشاء %{item}',
    delete: 'حذف',
    edit: 'تعديل',
    remove: 'إزالة',
    reset: 'إعادة الضبط',
    save: 'حفظ',
    search_columns: 'البحث في الأعمدة',
    select_all: 'تحديد الكل',
    select_all_button: 'تحديد الكل',
    select_row: 'تحديد هذا السطر',
    show: 'عرض',
    sort: 'ترتيب',
    undo: 'تراجع',
    unselect: 'إلغاء التحديد',
    expand: 'توسيع',
    close: 'إغلاق',
    move_up: 'نقل لأعلى',
    move_down: 'نقل لأسفل',
    open: 'فتح',
    select_columns: 'الأعمدة',
  },
  page: {
    create: 'إنشاء %{name}',
    edit: '%{name} %{recordRepresentation}',
    list: '%{name}',
    loading: 'جارٍ التحميل',
    show: '%{name} %{recordRepresentation}',
  },
  input: {
    password: {
      toggle_visible: 'إخفاء كلمة المرور',
      toggle_hidden: 'إظهار كلمة المرور',
    },
  },
  message: {
    bulk_delete_content:
      'لم يُحدد شيء من %{name} للحذف. |||| هل تريد حقًا حذف هذا العنصر من %{name}؟ |||| هل تريد حقًا حذف هذين العنصرين؟ |||| هل تريد حقًا حذف هذه العناصر (%{smart_count})؟ |||| هل تريد حقًا حذف هذه العناصر (%{smart_count})؟ |||| هل تريد حقًا حذف هذه العناصر (%{smart_count})؟',
    bulk_delete_title:
      'حذف %{name} |||| حذف %{name} |||| حذف %{name} (%{smart_count}) |||| حذف %{name} (%{smart_count}) |||| حذف %{name} (%{smart_count}) |||| حذف %{name} (%{smart_count})',
    clear_array_input: 'هل تريد حقًا إفراغ القائمة كلها؟',
    invalid_form: 'يُرجى مراجعة الحقول المحددة',
    loading: 'يُرجى الانتظار',
    select_all_limit_reached: 'العناصر أكثر من أن تُحدد كلها. حُددت أول %{max} فقط.',
    unsaved_changes: 'لم تُحفظ بعض التغييرات. هل تريد تجاهلها؟',
  },
  navigation: {
    clear_filters: 'إزالة عوامل التصفية',
    no_filtered_results: 'لا نتائج مطابقة لعوامل التصفية الحالية: %{name}.',
    no_results: 'لا نتائج: %{name}',
    page_range_info: '%{offsetBegin}–%{offsetEnd} من %{total}',
    first: 'إلى الصفحة الأولى',
    last: 'إلى الصفحة الأخيرة',
    next: 'إلى الصفحة التالية',
    previous: 'إلى الصفحة السابقة',
    page_rows_per_page: 'عدد الأسطر في الصفحة:',
    skip_nav: 'الانتقال إلى المحتوى',
  },
  sort: {
    sort_by: 'ترتيب حسب %{field} %{order}',
    ASC: 'تصاعديًا',
    DESC: 'تنازليًا',
  },
  auth: {
    auth_check_error: 'يُرجى تسجيل الدخول للمتابعة',
  },
  notification: {
    updated:
      'لم يتغير أي عنصر |||| تم تحديث العنصر |||| تم تحديث عنصرين |||| تم تحديث %{smart_count} عناصر |||| تم تحديث %{smart_count} عنصرًا |||| تم تحديث %{smart_count} عنصر',
    created: 'تم إنشاء العنصر',
    deleted:
      'لم يُحذف أي عنصر |||| تم حذف العنصر |||| تم حذف عنصرين |||| تم حذف %{smart_count} عناصر |||| تم حذف %{smart_count} عنصرًا |||| تم حذف %{smart_count} عنصر',
    item_doesnt_exist: 'العنصر غير موجود',
    http_error: 'تعذّر الاتصال بالخادم',
    i18n_error: 'تعذّر تحميل نصوص هذه اللغة',
    logged_out: 'انتهت جلستك، يُرجى تسجيل الدخول من جديد.',
    not_authorized: 'لا يحق لك القيام بذلك.',
    offline: 'لا يوجد اتصال. تعذّر تحميل البيانات.',
  },
  validation: {
    required: 'مطلوب',
    minLength: '%{min} أحرف على الأقل',
    maxLength: '%{max} أحرف على الأكثر',
    minValue: '%{min} على الأقل',
    maxValue: '%{max} على الأكثر',
    number: 'يجب أن يكون رقمًا',
    email: 'يجب أن يكون عنوان بريد إلكتروني صالحًا',
    oneOf: 'يجب أن يكون أحد هذه: %{options}',
    regex: 'يجب أن يطابق الصيغة: %{pattern}',
  },
  configurable: {
    customize: 'تخصيص',
  },
};
