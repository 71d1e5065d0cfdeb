import { common } from '../common/ar.ts';
import { documentTexts } from '../documents/ar.ts';
import { byEditor, byKind } from '../joined-texts.ts';
import { isolated } from '../languages.ts';
import { ra } from '../react-admin/ar.ts';
import { stages } from '../stages/ar.ts';
import { stageTexts } from '../stages/stage-texts.ts';
import type { FrontMessages } from './en.ts';

const shell = {
  brand: {
    claim: 'جسر الطرود بين ألمانيا والمغرب',
  },
  menu: {
    only: 'عرض هذه فقط: %{name}',
    label: 'القائمة الرئيسية',
    overview: 'نظرة عامة',
    toMorocco: 'إلى المغرب',
    ...stageTexts(stages, 'name'),
    fromMorocco: 'من المغرب',
    bin: 'سلة المهملات',
    ...byEditor(documentTexts, 'list', 'menu'),
    chat: 'المحادثات',
    campaigns: 'الرسائل المرسلة',
    outbox: 'صندوق الصادر',
    scan: 'مسح الطرود',
    resources: 'الموارد',
    unread:
      '%{name}، لا محادثات غير مقروءة |||| %{name}، محادثة واحدة غير مقروءة |||| %{name}، محادثتان غير مقروءتين |||| %{name}، %{smart_count} محادثات غير مقروءة |||| %{name}، %{smart_count} محادثة غير مقروءة |||| %{name}، %{smart_count} محادثة غير مقروءة',
    arrange: 'ترتيب القائمة',
    arranged: 'تم',
    logout: 'تسجيل الخروج',
    open: 'فتح القائمة',
    close: 'إغلاق القائمة',
    expand: 'توسيع القائمة',
    collapse: 'تصغير القائمة',
    sections: {
      operations: 'العمليات',
      documents: 'الوثائق',
      customers: 'الجولات والزبائن',
      messages: 'الرسائل',
      content: 'المحتوى',
      settings: 'الإعدادات',
      favourites: 'المفضلة',
    },
  },
  bar: {
    language: 'اللغة',
    theme: 'المظهر',
    themes: { light: 'فاتح', dark: 'داكن', system: 'حسب إعداد الجهاز' },
    search: 'بحث',
    refresh: 'تحديث',
    account: 'الحساب',
    readNotices: 'إشعارات «تم عرض …»',
    notices: 'الإشعارات',
    shortcuts: 'اختصارات لوحة المفاتيح',
    toRows: 'الانتقال إلى القائمة',
  },
  confirm: {
    confirm: 'تأكيد',
    cancel: 'إلغاء',
  },
  logout: {
    title: 'تسجيل الخروج والتجاهل؟',
    text: 'يمحو تسجيل الخروج كل ما هو مخزّن على هذا الجهاز. ما يلي غير محفوظ في أي مكان آخر:',
    drafts: 'إدخالات غير محفوظة',
    messages: 'رسائل لم تُرسل',
    views: 'طرق عرض محفوظة',
    stay: 'البقاء',
    discard: 'تسجيل الخروج والتجاهل',
    of: {
      newOrder: 'طلبية جديدة',
      order: 'الطلبية',
      ...byKind(documentTexts, 'draft'),
      message: 'رسالة',
    },
  },
  loading: {
    label: 'جارٍ التحميل',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'هذا الطريق ينتهي عند الماء. ربما نُقلت الصفحة، أو أن في العنوان خطأً في الكتابة.',
    picture: 'جسر ينقطع في وسط المضيق',
    back: 'رجوع',
  },
  failure: {
    title: 'تعذّر عرض هذه الصفحة',
    text: 'حدث خطأ في هذه الصفحة. بياناتك المحفوظة لم تتأثر.',
    details: 'تفاصيل للدعم الفني',
  },
  connection: {
    lost: 'لا يوجد اتصال.',
    lostSince: 'لا يوجد اتصال. ترى آخر ما قُرئ، في الساعة %{time}.',
    lostOn: 'لا يوجد اتصال. ترى آخر ما قُرئ، بتاريخ %{date}.',
    title: 'تعذّر تحميل هذا الجزء من البرنامج',
    asking: 'جارٍ سؤال الخادم …',
    unreachable:
      'لا يمكن الوصول إلى الخادم. ما حفظته في أمان. ستُفتح الصفحة من تلقاء نفسها عند عودة الاتصال.',
    answering: 'الخادم يجيب. أعد تحميل الصفحة للمتابعة.',
  },
  overview: {
    stages: 'الطلبيات حسب المرحلة',
    unpaid: 'غير مدفوعة: %{count}',
    unverified: 'لم يتم التحقق منها: %{count}',
    trips: 'الرحلات الجارية',
    noTrip: 'لا توجد رحلة مفتوحة',
    records: 'لمحة سريعة',
    blocked: 'محظورون: %{count}',
    open: 'مفتوحة: %{count}',
    unavailable: 'تعذّر تحميل هذا الرقم',
  },
} satisfies FrontMessages['shell'];

const session = {
  title: 'تسجيل الدخول',
  intro: 'برقم هاتفك وكلمة المرور.',
  phone: 'الهاتف',
  password: 'كلمة المرور',
  login: 'دخول',
  forgot: 'هل نسيت كلمة المرور؟',
  showPassword: 'إظهار الأحرف',
  hidePassword: 'إخفاء الأحرف',
  capsLock: 'مفتاح الأحرف الكبيرة مفعّل',
  wait: 'محاولات كثيرة. مدة الانتظار قبل المحاولة التالية: %{time}.',
  unreachable: 'لم يُجب الخادم. أعد المحاولة بعد لحظات.',
  picture: 'جسر بين ضفتين تعبره سيارة توصيل',
} satisfies FrontMessages['session'];

const notice = {
  line: {
    needed: 'يلزم اتصال بالشبكة',
    notSent: 'أحد العناصر لم يُرسل بعد. أرسله أولًا.',
    stored: 'لم يُرسل بعد: سيُرسل عند عودة الاتصال',
  },
  server: {
    reload: 'خطأ في الخادم، يُرجى إعادة التحميل',
    error: 'خطأ في الخادم',
  },
  session: {
    connected: 'تم تسجيل الدخول',
    incorrect: 'رقم الهاتف أو كلمة المرور غير صحيحة',
    passwordChanged: 'تم تغيير كلمة المرور',
  },
  recovery: {
    requestFailed: 'خطأ في الخادم',
    verifyFailed: 'خطأ في الخادم',
    noUser: 'لا يوجد مستخدم بهذا الرقم',
    checkCode: 'تحقّق من رمز التأكيد',
  },
  orders: {
    switched: 'تم نقل الطلبيات',
    verified: 'تم التحقق من الطلبيات',
    deleted: 'تم حذف الطلبيات',
    fetched: 'تم عرض الطلبيات إلى المغرب',
    trackingFetched: 'تم عرض الطلبيات إلى المغرب',
  },
  bin: {
    restored: 'تم استرجاع الطلبيات',
    erased: 'أزيلت الطلبيات نهائيا',
    emptied: 'تم إفراغ سلة المهملات',
  },
  bulk: {
    partly: 'تم %{done} من %{total} من الطلبيات',
    verificationWithdrawn: 'تم سحب التحقق',
    takenBack:
      'لم يتراجع عن أي طلبية |||| تم التراجع عن طلبية واحدة |||| تم التراجع عن طلبيتين |||| تم التراجع عن %{smart_count} طلبيات |||| تم التراجع عن %{smart_count} طلبية |||| تم التراجع عن %{smart_count} طلبية',
    waiting: 'إشعارات تنتظر الإرسال (الأشخاص: %{smart_count})',
  },
  documents: { sent: 'تم إرسال الفاتورة' },
  ...byEditor(documentTexts, 'list', 'notices'),
  trips: {
    updated: 'تم تحديث التتبع',
    createGroup: 'إنشاء المجموعة',
    created: 'تم إنشاء المجموعة %{name}',
  },
  messages: {
    sent: 'تم إرسال الرسالة',
    nothingSelected: 'حدّد أولًا الطلبيات التي تريد أن تكتب إلى زبائنها.',
    smsSent: 'تم إرسال الرسالة القصيرة بنجاح',
  },
  exports: {
    lacks:
      'لا ينقص الملف شيء. |||| طلبية محددة واحدة لم تعد موجودة وليست في الملف. |||| طلبيتان محددتان لم تعودا موجودتين وليستا في الملف. |||| %{smart_count} طلبيات محددة لم تعد موجودة وليست في الملف. |||| %{smart_count} طلبية محددة لم تعد موجودة وليست في الملف. |||| %{smart_count} طلبية محددة لم تعد موجودة وليست في الملف.',
  },
} satisfies FrontMessages['notice'];

const errors = {
  request: {
    malformed: 'تعذّر على الخادم قراءة هذا الطلب.',
    unknownField: 'يذكر الطلب حقلًا غير موجود.',
    badValue: 'يحتوي الطلب على قيمة غير مسموح بها.',
    keyReused: 'أُرسل هذا الطلب من قبل بمحتوى مختلف.',
    inProgress: 'الحفظ جارٍ بالفعل. يُرجى الانتظار قليلًا.',
    tooLarge: 'الحجم أكبر من أن يُرسل.',
    tooSlow: 'استغرق الإرسال وقتًا طويلًا. يُرجى المحاولة من جديد.',
    wrongType: 'هذا النوع من الملفات غير مقبول.',
    tooMany: 'محاولات كثيرة. يُرجى الانتظار قليلًا.',
  },
  session: {
    missing: 'يُرجى تسجيل الدخول.',
    ended: 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
    wrongCredentials: 'رقم الهاتف أو كلمة المرور غير صحيحة',
    wrongCode: 'الرمز غير صحيح أو انتهت صلاحيته.',
    codesOff: 'لا تُرسل رموز حاليًا. يرجى الاتصال بالمكتب.',
  },
  access: { denied: 'حسابك لا يسمح بذلك.' },
  record: {
    notFound: 'هذا السجل لم يعد موجودًا.',
    stale: 'عُدّل هذا السجل في هذه الأثناء.',
    inUse: 'هذا السجل ما زال مستخدمًا في مكان آخر.',
    duplicate: 'يوجد سجل مماثل بالفعل.',
    rejected: 'لا تسمح بذلك إحدى قواعد العمل.',
    invalid: 'يُرجى مراجعة الحقول المحددة.',
  },
  route: {
    notFound: 'لا يعرف الخادم هذا العنوان.',
    methodNotAllowed: 'لا يسمح الخادم بذلك هنا.',
  },
  transition: { forbidden: 'لا يمكن القيام بهذه الخطوة من المرحلة الحالية.' },
  user: {
    lastAdmin: 'يجب أن يبقى المدير الأخير.',
    oneself: 'لا يمكن فعل ذلك بحسابك الخاص.',
  },
  trip: {
    alreadyOpen: 'لهذه المجموعة رحلة مفتوحة بالفعل.',
    closed: 'انتهت هذه الرحلة.',
  },
  appointment: {
    full: 'كل أماكن هذا الموعد محجوزة.',
    closed: 'لم يعد بالإمكان حجز هذا الموعد أو إلغاؤه.',
  },
  parcel: { kept: 'لا يمكن إزالة طرد وُزن أو مُسح.' },
  invoice: {
    issued: 'صدرت فاتورة هذه الطلبية. يُرجى إلغاؤها أولا.',
    cancelled: 'لا يمكن إلغاء هذه الوثيقة، أو أُلغيت من قبل.',
    damaged: 'الملف المؤرشف لهذه الفاتورة تالف. يمكن للمدير استعادته من نسخة احتياطية.',
    incomplete: 'تنقص الفاتورةَ بيانات يطلبها القانون.',
  },
  list: { tooLong: 'القائمة أطول من أن تُعرض كاملة. يُرجى تضييقها.' },
  quota: { reached: 'بلغ هذا الحساب حدّه اليومي. يُرجى المتابعة غدًا.' },
  message: {
    noTemplate: 'لا يوجد قالب لهذا الإجراء. أنشئ قالبًا أولًا أو اختر واحدًا.',
    noNumber: 'لا يمكن لهذا الرقم استقبال مثل هذه الرسائل.',
    optedOut: 'أوقف الزبون الرسائل عبر هذه القناة.',
    notEditable: 'لا يمكن تعديل هذه الرسالة: يمكن تعديل النصوص التي لم تغادر الدردشة فقط.',
    tooLateToEdit: 'يمكن تعديل الرسالة خلال دقيقة واحدة فقط.',
    windowClosed: 'لا يقبل واتساب الآن إلا القوالب المعتمدة. أجب برسالة SMS أو في الدردشة.',
  },
  preferences: {
    full: 'لا يمكن حفظ المزيد من العروض والأعمدة. يُرجى حذف بعض العروض المحفوظة أولًا.',
  },
  server: {
    failed: 'خطأ في الخادم، يُرجى إعادة التحميل',
    notReady: 'الخادم قيد التشغيل. أعد المحاولة بعد لحظات.',
    diskFull: 'قرص الخادم ممتلئ. لم يُحفظ شيء؛ يُرجى إبلاغ المدير.',
  },
} satisfies FrontMessages['errors'];

const validation = {
  required: 'مطلوب',
  tooShort: '%{limit} أحرف على الأقل',
  tooLong: '%{limit} على الأكثر',
  tooSmall: '%{limit} على الأقل',
  tooLarge: '%{limit} على الأكثر',
  pattern: 'الصيغة غير متوقعة',
  notText: 'يجب أن يكون نصًا',
  notANumber: 'يجب أن يكون رقمًا',
  notAnInteger: 'يجب أن يكون عددًا صحيحًا',
  notABoolean: 'يجب أن يكون نعم أو لا',
  notADate: 'تاريخ غير صالح',
  notADateTime: 'تاريخ أو وقت غير صالح',
  notMoney: 'مبلغ غير صالح، مثال: 12,50',
  tooManyDecimals: 'المنازل العشرية: %{limit} على الأكثر',
  staysTrue: 'لا يمكن التراجع عنه',
  notAPhone: `رقم هاتف غير صالح، مثال: ${isolated('+212661234567', 'ltr')}`,
  notAnEmail: 'عنوان بريد إلكتروني غير صالح',
  notAUrl: 'عنوان ويب غير صالح، مثال: https://example.com',
  notAChoice: 'ليس من الخيارات المتاحة',
  notAnId: 'مرجع غير صالح',
  notAList: 'يجب أن تكون قائمة',
  notAnObject: 'يجب أن تكون مجموعة قيم',
  unknownReference: 'هذا السجل غير موجود',
  unknownField: 'هذا الحقل غير موجود',
  assignedByServer: 'الخادم وحده يحدد هذه القيمة',
  notWritable: 'لا يحق لك تغيير هذه القيمة',
  duplicate: 'مستخدم بالفعل',
  endsBeforeStart: 'ينتهي قبل أن يبدأ',
  cityNotInTour: 'هذه المدينة ليست ضمن الجولة',
  wrongPassword: 'ليست كلمة المرور الحالية',
  tooCommon: 'سهلة التخمين. اختر كلمة مرور أخرى من فضلك',
  unprintable: 'يحتوي على حرف لا يمكن طباعته',
  notOnPaper: 'لا يوجد في خطوط الوثائق %{limit}',
  wrongFileType: 'هذا النوع من الملفات غير مقبول هنا',
  notAnIban: 'رقم IBAN غير صالح؛ يرجى التحقق مما كُتب',
  notAVatId: 'رقم ضريبة القيمة المضافة غير صالح؛ يرجى التحقق مما كُتب',
  notALeitwegId: 'معرّف Leitweg-ID غير صالح؛ يرجى التحقق مما كُتب',
  notAnHsCode: 'ليس رمزًا جمركيًا: ستة أرقام، مثل 610910',
  notACountry: 'ليس بلدًا؛ يرجى اختيار بلد',
  notAnIdNumber: 'ليس رقم وثيقة هوية: من 4 إلى 20 حرفًا ورقمًا',
  notACin: 'ليس رقم بطاقة تعريف وطنية مغربية، مثل AB123456',
  notANumberPattern: 'يلزم {number} مرة واحدة و{year} مرة على الأكثر',
  noMessages: 'لا يمكن إرسال رسالة إلى هذا الرقم',
  notFilled: 'لا يُستبدل %{found} هنا وسيُرسل كما هو. اكتب المقصود.',
  own: 'غير مسموح به',
  unknownVariable: `${isolated('%{found}')} لا يقابله شيء. لا يجوز هنا بين القوسين المعقوفين إلا: ${isolated('%{limit}', 'ltr')}`,
} satisfies FrontMessages['validation'];

export const front = {
  ra,
  common,
  shell,
  session,
  notice,
  errors,
  validation,
} satisfies FrontMessages;
