import { documentTexts } from '../documents/ar.ts';
import type { Messages } from '../en.ts';
import { byEditor } from '../joined-texts.ts';
import { stageActions } from '../stages/ar.ts';
import { doneTexts } from '../stages/stage-texts.ts';

export const order: Messages['order'] = {
  form: {
    createTitle: 'طلب جديد',
    editTitle: 'تعديل الطلب %{code}',
    sender: 'المرسل',
    recipient: 'المستلم',
    parcels: 'الطرود والتسليم',
    payment: 'الدفع',
    direction: 'الاتجاه',
    state: 'الاتجاه والمرحلة',
    identity: 'بطاقة الهوية',
    findSender: 'البحث عن المرسل',
    findSenderHint: 'الاسم أو الهاتف أو رقم الزبون',
    searching: 'جارٍ البحث…',
    noCustomer: 'لم يُعثر على أي زبون',
    newSender: 'زبون جديد',
    pickSender: 'اختيار زبون موجود',
    changeSender: 'تغيير',
    addressBook:
      'لا مستلمين سابقين |||| مستلم سابق واحد |||| مستلمان سابقان |||| %{smart_count} مستلمين سابقين |||| %{smart_count} مستلما سابقا |||| %{smart_count} مستلم سابق',
    earlierRecipients: 'مستلمو الطلبات السابقة',
    unlikelyPhone: 'لا يوجد رقم كهذا في أي بلد. يُرجى التحقق منه.',
    otherCountryPhone: 'قد يكون هذا أيضا %{number}. إن كان هو المقصود فاكتبه مع رمز البلد.',
    resembles: {
      phone: 'رقم الهاتف هذا مسجّل باسم %{name} (%{code}).',
      nameAndCity: 'يوجد زبون بالاسم نفسه وفي المدينة نفسها: %{name} (%{code}).',
    },
    takeCustomer: 'اختيار هذا الزبون',
    otherSpelling: 'الطلبات السابقة إلى هذا الرقم كانت باسم %{name}.',
    takeSpelling: 'اعتماد هذه الكتابة',
    stageHint: 'تُنقل الطلبات إلى مرحلة أخرى بالأزرار الموجودة في صفحة الطلب.',
    noPackages: 'لم يُدخل أي طرد: سيُحفظ العدد 0.',
    created: 'حُفظ الطلب %{code}',
    changed: 'عُدّل الطلب %{code}',
    notLost: 'لم يُحفظ الطلب بعد. ما كتبته ما زال هنا؛ اضغط على الحفظ مرة أخرى لإعادة المحاولة.',
  },
  billing: {
    asLastTime: 'كما في المرة السابقة: %{name}',
    goesTo: 'تُوجَّه الفاتورة إلى',
  },
  draft: {
    pickAgain: 'صور بطاقة الهوية المختارة حديثا لا تُحفظ على هذا الجهاز. يرجى اختيارها من جديد.',
  },
  conflict: {
    title: 'عدّل شخص آخر هذا الطلب',
    text: 'حُفظ الطلب أثناء عملك عليه. اختر النسخة الصحيحة لكل قيمة. لن يُحفظ شيء قبل ذلك.',
  },
  page: {
    title: 'الطلب %{code}',
    received: 'تاريخ الاستلام',
    actions: 'ما يمكن فعله بهذا الطلب',
    payment: 'الدفع',
    due: 'المتبقي للدفع',
    lines: 'البنود',
    noLines: 'لا شيء بعد',
    sum: 'المجموع',
    documents: 'الوثائق',
    ...byEditor(documentTexts, 'path', 'ofOrder'),
    made: 'منجز',
    notMade: 'غير منجز بعد',
    present: 'موجود',
    missing: 'ناقص',
    trip: 'الرحلة',
    messages: 'الرسائل المرسلة',
    noMessages: 'لم تُرسل بعد أي رسالة عن هذا الطلب.',
    noTrip: 'لم ينطلق بعد',
    loading: 'جارٍ التحميل…',
    history: 'السجل',
    noHistory: 'لا يوجد سجل',
    wholeHistory:
      'لا قيود أقدم |||| عرض قيد أقدم واحد |||| عرض قيدين أقدمين |||| عرض %{smart_count} قيود أقدم |||| عرض %{smart_count} قيدا أقدم |||| عرض %{smart_count} قيد أقدم',
    smsSent: 'أُرسلت الرسالة القصيرة',
    smsNotSent: 'لم تُرسل الرسالة القصيرة',
  },
  history: {
    create: 'أُنشئ الطلب',
    change: 'عُدّل الطلب',
    delete: 'حُذف الطلب',
    restore: 'استُعيد الطلب',
    finish: 'وصل الطلب: انتهت الرحلة',
    issueInvoice: 'صدرت الفاتورة',
    cancelInvoice: 'أُلغيت الفاتورة',
    ...doneTexts(stageActions),
    verify: 'جرى التحقق منه',
    withdrawVerification: 'سُحب التحقق',
    ...byEditor(documentTexts, 'flag', 'history'),
    smsToMa: {
      on: 'طُلب إرسال رسالة قصيرة إلى المغرب',
      off: 'سُحب طلب الرسالة القصيرة إلى المغرب',
    },
    paid: { on: 'سُجّل أنه مدفوع', off: 'سُجّل أنه غير مدفوع' },
  },
};

export const parcels: Messages['parcels'] = {
  title: '%{number} من %{count}',
  weigh: 'وزن الطرد %{number}',
  wrongWeight: 'أكثر من 0 وحتى 500 كغ، برقمين عشريين',
  unweighed: 'لم يوزن',
  list: 'طرود هذا الطلب',
  more: 'لا طرود أخرى |||| عرض طرد آخر |||| عرض طردين آخرين |||| عرض %{smart_count} طرود أخرى |||| عرض %{smart_count} طردا آخر |||| عرض %{smart_count} طرد آخر',
  states: {
    registered: 'معلن عنه',
    received: 'في المستودع',
    loaded: 'محمل',
    delivered: 'سُلم',
    missing: 'مفقود',
  },
};

export const trips: Messages['trips'] = {
  tracking: {
    step: '%{name}، المرحلة %{step} من %{count}',
    update: {
      title: 'تحديث التتبع؟',
      question: 'تنتقل الرحلة من «%{from}» إلى «%{to}».',
      confirm: 'تحديث',
    },
    restart: {
      action: 'البدء من جديد',
      title: 'بدء التتبع من جديد؟',
      text: 'سيعود التتبع إلى مرحلة إيداع الطرود.',
    },
    finish: {
      action: 'إنهاء',
      title: 'إنهاء التتبع؟',
      text: 'ستُزال جميع الطلبات من هذه المجموعة.',
      archived: 'لن تضيع الطلبات: تُؤرشف مع هذه الرحلة وتبقى مقروءة ضمن «الرحلات السابقة».',
    },
    meanwhile: 'غيّر شخص آخر هذه الرحلة في هذه الأثناء. ما تراه هو وضعها الحالي، ولم يُنفَّذ تغييرك.',
    earlier: 'الرحلات السابقة',
    open: 'فتح الرحلة',
  },
  page: {
    steps: 'مسار الرحلة',
    orders: 'طلبات هذه الرحلة',
    duration: 'المدة',
    days: '%{smart_count} يوم |||| يوم واحد |||| يومان |||| %{smart_count} أيام |||| %{smart_count} يومًا |||| %{smart_count} يوم',
    back: 'رجوع إلى «%{step}»',
    by: 'بواسطة %{name}',
    none: 'لم تحمل هذه الرحلة أي طلبات.',
    noneYet: 'لا تحمل هذه الرحلة أي طلبات بعد.',
    unpaid: '%{amount} غير مدفوعة',
    hint: 'تُنهى الرحلة من شاشة التتبع، التي تسأل أولًا عن مصير طلباتها.',
  },
};
