import { documentTexts } from '../documents/ar.ts';
import type { Messages } from '../en.ts';
import { byKind } from '../joined-texts.ts';

export const documents: Messages['documents'] = {
  title: byKind(documentTexts, 'title'),
  close: 'إغلاق',
  loading: 'جارٍ إعداد ملف PDF …',
  cancel: 'إلغاء',
  actions: { save: 'حفظ', preview: 'معاينة', send: 'إرسال إلى الزبون', download: 'تنزيل' },
  header: { number: 'رقم الفاتورة', customer: 'رقم الزبون', date: 'التاريخ' },
  party: {
    sender: 'المرسل في %{country}',
    recipient: 'المستلم في %{country}',
    name: 'الاسم الشخصي والعائلي',
    phone: 'رقم الهاتف',
    city: 'المدينة',
    differs: 'تختلف عن بيانات الزبون %{code}.',
  },
  columns: byKind(documentTexts, 'columns'),
  lines: {
    ...byKind(documentTexts, 'lines'),
    cell: '%{label}، السطر %{number}',
    add: 'إضافة سطر',
    remove: 'حذف السطر %{number}',
  },
  totals: {
    further: 'رسوم أخرى',
    total: 'المبلغ الإجمالي',
    weight: 'وزن جميع الأسطر: %{weight}',
    overridden: 'أُدخل يدويًا. مجموع الأسطر هو %{total}.',
    useComputed: 'استعمال المجموع المحسوب',
  },
  packages: 'عدد الطرود/الشحنات',
  payment: { label: 'طريقة الدفع', 1: 'نقدًا', 2: 'تحويل بنكي', 3: 'PayPal' },
  delivery: {
    label: 'طريقة التسليم',
    1: 'تسليم باليد',
    2: 'استلام من فرع',
    3: 'توصيل إلى المنزل',
  },
  declared: {
    count:
      'لا قطع |||| قطعة واحدة |||| قطعتان |||| %{smart_count} قطع |||| %{smart_count} قطعة |||| %{smart_count} قطعة',
    sum: 'القيمة الإجمالية: %{sum}',
    overLimit: 'أكثر من %{limit} المسموح بالتصريح بها في هذا الاتجاه.',
  },
  doubts: {
    collective: '%{word} لا يكفي للجمارك. ما هو بالضبط؟',
    prohibited: '%{word} لا يجوز إرساله. يرجى التحقق.',
  },
  preview: {
    close: 'العودة إلى النموذج',
    page: 'الصفحة %{number} من %{of}',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    fit: 'ملاءمة العرض',
    print: 'فتح وطباعة',
    unreadable: 'تعذر عرض المعاينة. يمكن تنزيل الملف.',
    missing: 'لا يوجد خط يحتوي على هذه الرموز، وتُطبع علامة استفهام مكان كل منها: %{characters}',
    cut: 'نصوص أطول من مساحة الورقة، ولن تُطبع نهايتها:',
  },
  rows: {
    heading: 'المستندات',
    ...byKind(documentTexts, 'row'),
    open: '%{document}: %{code}',
    notVerified: 'الفاتورة تحتاج إلى طلب مُتحقق منه',
    noSelection: 'اختر طلبًا أولًا: الملصق للطلب المختار الأول',
  },
  whichLabel: {
    title: 'أي ملصق؟',
    text: 'الطلب المختار الأول ليس الطلب الذي في هذا السطر.',
    first: 'الطلب المختار الأول',
    row: 'الطلب في هذا السطر',
  },
  batch: {
    print: 'طباعة',
    printList: 'طباعة القائمة',
    ...byKind(documentTexts, 'batch'),
    firstTicket: 'تذكرة الطلب المختار الأول',
    pages:
      'لا صفحات |||| صفحة واحدة جاهزة. |||| صفحتان جاهزتان. |||| %{smart_count} صفحات جاهزة. |||| %{smart_count} صفحة جاهزة. |||| %{smart_count} صفحة جاهزة.',
    nothing: 'لا يوجد ما يُطبع',
  },
  issue: {
    issue: 'إصدار',
    title: 'إصدار هذه الفاتورة؟',
    text: 'تحصل فاتورة %{date} على رقمها ولا يمكن تغييرها بعد ذلك. يُصحح الخطأ بفاتورة إلغاء.',
    missing: 'قبل الإصدار ينقص ما يلي:',
    serviceDate: 'تاريخ الخدمة',
    sameDay: 'تمت الخدمة في يوم الفاتورة',
    done: 'صدرت الفاتورة %{number}',
    issued: 'صدرت برقم %{number} بتاريخ %{date}. لا يمكن تغييرها بعد الآن.',
    cancelled: 'أُلغيت %{number} بتاريخ %{date}.',
    stornoOf: 'فاتورة الإلغاء %{number} بتاريخ %{date}: %{reason}',
    storno: 'إلغاء الفاتورة',
    stornoTitle: 'إلغاء هذه الفاتورة؟',
    stornoText: 'تُلغى %{number} بفاتورة إلغاء لها رقم خاص. لا يمكن التراجع عن ذلك.',
    reason: 'السبب',
    stornoDone: 'صدرت فاتورة الإلغاء %{number}',
  },
  missing: { title: 'لا يمكن طباعة بعض الرموز', anyway: 'المتابعة على أي حال' },
  cut: { title: 'بعض النصوص لا تتسع لها الورقة' },
  printFailed: 'تعذر إعداد المستند. يرجى المحاولة مرة أخرى.',
  saveForLabels: 'احفظ أولًا: يحصل كل طرد على رمزه عند حفظ العدد الجديد.',
  notLost: 'لم يُحفظ المستند بعد. ما كتبته ما زال هنا؛ احفظ مرة أخرى.',
};

export const printing: Messages['printing'] = {
  noParcels: 'لا طرود في الطلب، فلا شيء يوضع عليه ملصق.',
  companyUnknown: 'تعذرت قراءة بيانات الشركة. لا يُطبع شيء بعنوان أو حساب قد يكون قديمًا.',
  leftOut: {
    count:
      'لم يُستثن شيء |||| استُثني طلب واحد: |||| استُثني طلبان: |||| استُثنيت %{smart_count} طلبات: |||| استُثني %{smart_count} طلبًا: |||| استُثني %{smart_count} طلب:',
    nameless: 'طلب غير ظاهر هنا',
    gone: 'حُذف في هذه الأثناء',
    notVerified: 'غير مُتحقق منه',
    noParcels: 'لا طرود فيه',
    unreadable: 'تعذرت قراءته',
  },
  doubtful:
    'لا تصريح مشكوك فيه |||| قد لا تقبل الجمارك تصريحًا واحدًا: |||| قد لا تقبل الجمارك تصريحين: |||| قد لا تقبل الجمارك %{smart_count} تصريحات: |||| قد لا تقبل الجمارك %{smart_count} تصريحًا: |||| قد لا تقبل الجمارك %{smart_count} تصريح:',
  weights:
    'لا طلب تتعارض أوزانه |||| تتعارض أوزان طلب واحد: |||| تتعارض أوزان طلبين: |||| تتعارض أوزان %{smart_count} طلبات: |||| تتعارض أوزان %{smart_count} طلبًا: |||| تتعارض أوزان %{smart_count} طلب:',
  log: {
    failed: 'تعذرت كتابة سجل الطباعة.',
    gone: 'حُذفت في هذه الأثناء، فليست في سجل الطباعة: %{orders}',
  },
};
