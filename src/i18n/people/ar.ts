import type { PeopleTexts } from './en.ts';

export const people: PeopleTexts = {
  since: 'زبون منذ',
  edit: 'تعديل البيانات',
  newOrder: 'طلبية جديدة',
  all: 'عرض الكل (%{number})',
  fewer: 'عرض أقل',
  failed: 'تعذر التحميل.',
  balance: {
    title: 'الرصيد',
    owed: 'مستحق',
    paid: 'مدفوع',
    orders: 'الطلبيات',
    unpaid:
      'كل الطلبيات مدفوعة |||| طلبية واحدة غير مدفوعة |||| طلبيتان غير مدفوعتين |||| %{smart_count} طلبيات غير مدفوعة |||| %{smart_count} طلبية غير مدفوعة |||| %{smart_count} طلبية غير مدفوعة',
  },
  recipients: {
    title: 'العناوين المستعملة',
    none: 'لم يرسل شيء بعد.',
    orders:
      'لا طلبيات |||| طلبية واحدة |||| طلبيتان |||| %{smart_count} طلبيات |||| %{smart_count} طلبية |||| %{smart_count} طلبية',
    again: 'طلبية جديدة إلى %{name}',
  },
  channelPreferences: {
    title: 'الموافقات وإيقاف الرسائل',
    yes: 'نعم',
    no: 'لا',
    changed: '%{at}، من طرف %{by}',
    changedThemselves: '%{at}، من طرف الزبون نفسه',
    never: 'لم يتغير قط',
  },
  bookings: { title: 'الحجوزات', none: 'لم يحجز أي موعد.' },
  reviews: { title: 'التقييمات', none: 'لم يكتب أي تقييم.', hidden: 'مخفي' },
  sessions: {
    title: 'الجلسات',
    none: 'لا أحد مسجل الدخول.',
    unknown: 'متصفح غير معروف',
    own: 'هذه الجلسة',
    used: 'آخر استعمال %{at}',
    end: 'إنهاء الجلسة (%{browser})',
    endAll: 'إنهاء الكل',
    question: 'إنهاء الجلسات؟',
    one: 'يلزم بعد ذلك تسجيل الدخول من جديد في هذا المتصفح.',
    all: 'يلزم بعد ذلك تسجيل الدخول من جديد في كل المتصفحات إلا هذا.',
    ended: 'انتهت',
  },
  activity: {
    title: 'السجل',
    none: 'لم يحدث شيء بعد.',
    themselves: 'بنفسه',
  },
  registered: {
    first: 'حدد أولا الزبائن والجولة.',
    title: 'الزبائن المسجلون',
    none: 'لا أحد مسجل.',
    anywhere: 'بدون مدينة',
    all: 'الكل (%{number})',
    city: '%{city} (%{number})',
    select: 'تحديد %{name}',
    selectAll: 'تحديد الكل',
    moveTo: 'نقل إلى',
    move: 'نقل',
    question: 'نقل الزبائن؟',
    content:
      'لا أحد |||| ينتقل زبون واحد إلى %{tour}. تبقى المدينة كما هي. |||| ينتقل زبونان إلى %{tour}. تبقى المدن كما هي. |||| ينتقل %{smart_count} زبائن إلى %{tour}. تبقى المدن كما هي. |||| ينتقل %{smart_count} زبونا إلى %{tour}. تبقى المدن كما هي. |||| ينتقل %{smart_count} زبون إلى %{tour}. تبقى المدن كما هي.',
    missed:
      'تمر %{tour} بمدن الجميع |||| لا تمر %{tour} بمدينة زبون واحد منهم. |||| لا تمر %{tour} بمدينتي زبونين منهم. |||| لا تمر %{tour} بمدن %{smart_count} زبائن منهم. |||| لا تمر %{tour} بمدن %{smart_count} زبونا منهم. |||| لا تمر %{tour} بمدن %{smart_count} زبون منهم.',
    moved:
      'لم ينقل أحد |||| نقل زبون واحد |||| نقل زبونان |||| نقل %{smart_count} زبائن |||| نقل %{smart_count} زبونا |||| نقل %{smart_count} زبون',
    undone: 'أعيدوا إلى مكانهم',
    partly: 'تعذر نقل %{failed} من %{number}',
    more: 'أول %{shown} من %{number}',
    overdue: 'انتهت هذه الجولة وما زالت مفتوحة: يمكن للزبائن التسجيل فيها.',
  },
  cities: {
    city: 'المدينة',
    status: 'الحالة',
    none: 'بدون حالة',
    removed: 'لم تعد من مدن هذه الجولة.',
    add: 'إضافة مدينة',
    remove: 'إزالة %{city}',
  },
};
