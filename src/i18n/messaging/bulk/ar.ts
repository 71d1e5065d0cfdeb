import { channelTexts } from '../../channels/ar.ts';
import { stopHints } from '../../channels/texts-of-channels.ts';
import type { MessagingBulkTexts } from './en.ts';

export const bulk: MessagingBulkTexts = {
  title:
    'رسالة إلى لا أحد |||| رسالة إلى زبون واحد |||| رسالة إلى زبونين |||| رسالة إلى %{smart_count} زبائن |||| رسالة إلى %{smart_count} زبونًا |||| رسالة إلى %{smart_count} زبون',
  loading: 'تُقرأ الطلبيات المختارة…',
  kind: 'طريقة الإرسال',
  kinds: { sms: 'رسالة قصيرة', whatsapp: 'واتساب', agency: 'الوكالة', broadcast: 'الدردشة' },
  template: 'القالب',
  templatesFor: 'معدّة لهذا الغرض',
  otherTemplates: 'قوالب أخرى',
  ownText: 'كتابة نص',
  changed: 'عُدّل لهذه الرسالة فقط، ويبقى القالب كما هو.',
  purpose: 'الغرض',
  purposes: { transactional: 'بخصوص الطلبية', marketing: 'إعلان' },
  marketingHint: 'لا تصل إلا إلى الزبائن الذين وافقوا على الإعلانات بهذه الطريقة.',
  purposeFixed: 'هذا القالب إعلان: لا يصل إلا إلى الزبائن الذين وافقوا على الإعلانات.',
  textIn: 'النص بلغة: %{language}',
  insert: 'إدراج',
  insertOne: 'إدراج: %{name}',
  placeholder: {
    name: 'اسم من تصله الرسالة',
    customer: 'الزبون',
    recipient: 'المرسل إليه',
    order: 'رقم الطلبية',
    parcels: 'الطرود',
    weight: 'الوزن',
    city: 'الوجهة',
    balance: 'المبلغ المتبقي',
    step: 'مكان الطرود',
    appointment: 'وقت الموعد',
    place: 'مكان الموعد',
    company: 'الشركة',
    phone: 'رقم هاتفنا',
  },
  counter: {
    unknown: 'لا يقابله شيء:',
    units: 'الأحرف: %{units}',
    left: 'المتبقي: %{left}',
    segments:
      'الرسائل: %{smart_count} |||| الرسائل: %{smart_count} |||| الرسائل: %{smart_count} |||| الرسائل: %{smart_count} |||| الرسائل: %{smart_count} |||| الرسائل: %{smart_count}',
    perhaps: 'إن أُرسلت رسالةً قصيرة:',
    sample: 'حُسبت بقيم تجريبية مكان الكلمات بين الأقواس.',
    forcing: 'لا تتسع الرسالة إلا لـ70 حرفًا بدل 160 بسبب:',
    makeGsm: 'التحويل إلى GSM-7',
    makeGsmHint: 'يستبدل هذه الأحرف بأحرف يعرفها كل هاتف ويحذف الرموز التعبيرية',
    arabic: 'العربية تحتاج دائمًا إلى UCS-2: تتسع الرسالة لـ70 حرفًا.',
  },
  wrong: 'يحتاج إلى تصحيح',
  missing: 'لا نص',
  missingLanguages: 'لم يُكتب شيء بـ: %{languages}. يتلقى زبائن هذه اللغات لغة أخرى.',
  noStopHint: 'يجب أن يذكر الإعلان كيفية إيقافه. ينقص ذلك في: %{languages}.',
  addStopHint: 'إضافة التنبيه',
  preview: {
    title: 'من تصله أي رسالة',
    shared: '%{orders} %{customers}، رسالة واحدة لكل زبون',
    orders:
      'لا طلبيات |||| طلبية واحدة |||| طلبيتان |||| %{smart_count} طلبيات |||| %{smart_count} طلبية |||| %{smart_count} طلبية',
    ofCustomers:
      'لا زبون لها |||| لزبون واحد |||| لزبونين |||| لـ%{smart_count} زبائن |||| لـ%{smart_count} زبونًا |||| لـ%{smart_count} زبون',
    checking: 'يجري التحقق ممن تصله الرسالة…',
    none: 'اختر قالبًا أو اكتب نصًا، فيظهر هنا من تصله أي رسالة.',
    failed: 'تعذّر عرض من ستصله الرسالة.',
    again: 'إعادة المحاولة',
    skipped: 'سيُستثنى %{skipped} من %{people}: %{reasons}',
    reasonCount: '%{reason} (%{count})',
    range: '%{from}–%{to} من %{total}',
    next: 'الصفحة التالية',
    previous: 'الصفحة السابقة',
    list: 'المتلقون',
    whole: 'عرض النص كاملًا',
    noNumber: 'بلا رقم',
  },
  skip: {
    noConsent: 'بلا موافقة',
    optedOut: 'أوقف الرسائل',
    blocked: 'محظور',
    noPhone: 'بلا رقم',
    notMobile: 'ليس رقم هاتف محمول',
    notReachable: 'لا يمكن الوصول إليه',
    noText: 'لا نص',
    missingValue: 'قيمة ناقصة',
    noOrder: 'بلا طلبية',
    stopped: 'أُوقف',
  },
  total: {
    people:
      'لا أحد |||| شخص واحد |||| شخصان |||| %{smart_count} أشخاص |||| %{smart_count} شخصًا |||| %{smart_count} شخص',
    segments:
      'لا رسائل قصيرة |||| رسالة قصيرة واحدة |||| رسالتان قصيرتان |||| %{smart_count} رسائل قصيرة |||| %{smart_count} رسالة قصيرة |||| %{smart_count} رسالة قصيرة',
    messages:
      'لا رسائل |||| رسالة واحدة |||| رسالتان |||| %{smart_count} رسائل |||| %{smart_count} رسالة |||| %{smart_count} رسالة',
    cost: 'نحو %{cost}',
  },
  blocked: {
    unknown:
      'صحّح أولًا |||| صحّح أولًا: %{found} لا يقابله شيء |||| صحّح أولًا: %{found} لا يقابلهما شيء |||| صحّح أولًا: %{found} لا يقابلها شيء |||| صحّح أولًا: %{found} لا يقابلها شيء |||| صحّح أولًا: %{found} لا يقابلها شيء',
    noText: 'اكتب نصًا أولًا',
    checking: 'يجري التحقق أولًا ممن تصله الرسالة',
    nobody: 'لن تصل الرسالة إلى أحد',
    failed: 'يجب أن يُعرف أولًا من تصله الرسالة',
  },
  plain: {
    question:
      'لا يتلقى أحد الرسالة. |||| يتلقى زبون واحد الرسالة مرة واحدة. |||| يتلقى زبونان الرسالة، كل منهما مرة واحدة. |||| يتلقى %{smart_count} زبائن الرسالة، كل منهم مرة واحدة. |||| يتلقى %{smart_count} زبونًا الرسالة، كل منهم مرة واحدة. |||| يتلقى %{smart_count} زبون الرسالة، كل منهم مرة واحدة.',
    nobody: 'ليس لأي من الطلبيات المختارة زبون.',
  },
  rejected: 'لم يُرسل شيء: %{reason}',
  generate: {
    title: 'إنشاء رسالة قصيرة',
    to: 'إلى %{name} في المغرب',
    question: 'تُرسل رسالة قصيرة إلى المرسل إليه في المغرب، مرة واحدة لكل طلبية.',
    cannot: 'لا يمكن إرسالها: %{reason}.',
    send: 'إرسال الرسالة',
  },
  editor: {
    preview: 'معاينة',
    order: 'بقيم إحدى الطلبيات',
    orderHint: 'بدون طلبية تظهر قيم تجريبية',
    noOrders: 'لم يُعثر على طلبية',
    empty: 'لم يُكتب شيء بهذه اللغة بعد.',
  },
  stop: {
    ...stopHints(channelTexts),
    consent: 'لا تُرسل الإعلانات إلا حيث وافق الزبون. الرسائل بخصوص الطلبية لا تحتاج إلى موافقة.',
  },
};
