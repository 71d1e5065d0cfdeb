import type { PublicNames } from '../../../domain/publishing/public-pages.ts';
import type { ResourceLabels } from '../resource-labels.ts';

/** What the pages of public contents are called to customers. */
export const publicNames: PublicNames = {
  news: 'الأخبار',
  prices: 'الأسعار',
  tours: 'الجولات القادمة',
  faq: 'الأسئلة',
  gallery: 'معرض الصور',
  reviews: 'التقييمات',
  terms: 'الشروط العامة',
  imprint: 'الإشعار القانوني',
  privacy: 'سياسة الخصوصية',
};

const legalPage = {
  fields: {
    number: 'النسخة',
    state: 'الحالة',
    effectiveFrom: 'سارية من',
    text: 'النص',
    changeNote: 'ما الذي تغيّر',
    changedAt: 'آخر تحرير',
    'changedAt.de': 'الألمانية',
    'changedAt.en': 'الإنجليزية',
    'changedAt.fr': 'الفرنسية',
    'changedAt.ar': 'العربية',
    published: 'النص المنشور',
    sha256: 'SHA-256',
    publishedAt: 'تاريخ النشر',
    publishedBy: 'نشره',
  },
  choices: {
    state: {
      draft: 'مسودة',
      scheduled: 'مجدولة',
      published: 'سارية',
      archived: 'مستبدلة',
    },
  },
  actions: {
    publish: 'نشر',
    withdraw: 'سحب',
  },
  sections: {
    version: 'النسخة',
    text: 'النص',
  },
};

/** What is the same of all contents that are published for a time. */
const publishing = {
  fields: {
    title: 'العنوان',
    text: 'النص',
    pic: 'الصورة',
    state: 'الحالة',
    publishFrom: 'يُنشر من',
    publishUntil: 'يُنشر حتى',
  },
  choices: {
    state: {
      draft: 'مسودة',
      scheduled: 'مجدول',
      published: 'منشور',
      expired: 'منتهي',
    },
  },
  actions: {
    publish: 'نشر',
    withdraw: 'سحب',
  },
  sections: {
    content: 'المحتوى',
    publishing: 'النشر',
  },
};

/** What people call the public contents. */
export const contentResources = {
  prices: {
    fields: {
      name: 'الاسم',
      title: 'العنوان للزبائن',
      direction: 'الاتجاه',
      unit: 'لكل',
      weightFrom: 'الوزن من',
      weightTo: 'الوزن حتى',
      price: 'السعر',
      note: 'ملاحظة للزبائن',
      shown: 'ظاهر للزبائن',
      position: 'الترتيب',
    },
    choices: {
      direction: {
        both: 'الاتجاهان',
        A: 'إلى المغرب',
        B: 'من المغرب',
      },
      unit: {
        parcel: 'طرد',
        kilogram: 'كيلوغرام',
        piece: 'قطعة',
        cubicMetre: 'متر مكعب',
      },
    },
    sections: {
      price: 'السعر',
      customers: 'للزبائن',
    },
  },
  weigthprice: {
    name: 'سعر الوزن |||| سعر الوزن |||| سعر الوزن',
    fields: {
      weigthPrice: 'يورو لكل كيلوغرام',
    },
    sections: {
      price: 'سعر الوزن',
    },
  },
  gallery: {
    fields: {
      pic: 'الصورة',
      title: 'العنوان',
      shown: 'ظاهر للزبائن',
      position: 'الترتيب',
    },
    actions: {
      publish: 'نشر',
      withdraw: 'سحب',
    },
    sections: {
      picture: 'الصورة',
    },
  },
  Infos: publishing,
  advertisement: {
    ...publishing,
    fields: {
      ...publishing.fields,
      link: 'الرابط',
      place: 'المكان في الصفحة',
      customer: 'حجزه',
    },
    choices: {
      ...publishing.choices,
      place: {
        top: 'أعلى',
        middle: 'وسط',
        bottom: 'أسفل',
      },
    },
  },
  reviews: {
    fields: {
      rating: 'التقييم',
      text: 'النص',
      author: 'الاسم الظاهر',
      user: 'الزبون',
      order: 'الطلبية',
      answer: 'ردّنا',
      answeredAt: 'تاريخ الرد',
      shown: 'ظاهر للجميع',
    },
    short: {
      'user.name': 'الزبون',
    },
    choices: {
      rating: {
        fiveStar: '5 نجوم',
        fourStar: '4 نجوم',
        threeStar: '3 نجوم',
        twoStar: 'نجمتان',
        oneStar: 'نجمة واحدة',
      },
    },
    actions: {
      hide: 'إخفاء',
      unhide: 'إظهار للجميع',
    },
    sections: {
      review: 'التقييم',
      answer: 'ردّنا',
    },
  },
  appointments: {
    fields: {
      kind: 'النوع',
      start: 'البداية',
      end: 'النهاية',
      tour: 'الجولة',
      city: 'المدينة',
      address: 'العنوان',
      capacity: 'عدد الأماكن',
      booked: 'المحجوز',
      open: 'متاح للحجز',
      movedAt: 'تغيّر ولم يُبلَّغ',
      note: 'ملاحظة',
    },
    choices: {
      kind: {
        dropOff: 'تسليم الطرود',
        pickUp: 'استلام الطرود',
        other: 'غير ذلك',
      },
    },
    sections: {
      time: 'الوقت',
      place: 'المكان',
      booking: 'الحجز',
    },
  },
  bookings: {
    name: 'حجوزات |||| حجز |||| حجوزات',
    fields: {
      appointment: 'الموعد',
      user: 'الزبون',
      status: 'الحالة',
      note: 'ملاحظة',
      remindedAt: 'تاريخ التذكير',
      remindedFor: 'التذكير بموعد',
    },
    choices: {
      status: {
        booked: 'محجوز',
        cancelled: 'ملغى',
      },
    },
    actions: {
      cancel: 'إلغاء',
      rebook: 'حجز من جديد',
    },
    sections: {
      booking: 'الحجز',
    },
  },
  faq: {
    fields: {
      question: 'السؤال',
      answer: 'الجواب',
      shown: 'ظاهر للزبائن',
      position: 'الترتيب',
    },
    sections: {
      entry: 'السؤال',
    },
  },
  agb: legalPage,
  impressum: legalPage,
  privacy: legalPage,
} satisfies Partial<ResourceLabels>;
