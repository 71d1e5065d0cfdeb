import type { ServerTexts } from './en.ts';

export const serverTexts: ServerTexts = {
  legalPages: {
    agb: 'الشروط العامة',
    impressum: 'الإشعار القانوني',
    privacy: 'سياسة الخصوصية',
  },
  legalVersion: {
    version: 'النسخة',
    from: 'سارية ابتداء من',
    binding: 'النسخة الألمانية هي الملزمة.',
    permanent: 'العنوان الدائم لهذه النسخة',
    former: 'هذه نسخة سابقة. إلى النسخة السارية',
  },
  frame: {
    brand: 'جسر',
    languages: 'اللغات',
    back: 'رجوع',
    toCustomers: 'إلى صفحة الزبائن',
    contents: 'المحتويات',
    others: 'سارية أيضًا',
  },
  missingPage: {
    title: 'هذه الصفحة غير موجودة',
    about: 'لا توجد نسخة منشورة على هذا العنوان.',
    inForce: 'النسخ السارية',
    none: 'لا توجد نسخة منشورة حاليًا.',
  },
  withheld:
    '[وصلت هنا رسائل أكثر مما يُقبل خلال 24 ساعة. حُجزت هذه الرسالة وما بعدها، وهي موجودة لدى مزود الخدمة.]',
  dailyBytes:
    'لقد كتبت كل ما يمكن كتابته خلال 24 ساعة (%{size}). يمكنك المتابعة ابتداءً من %{until} (بتوقيت برلين).',
  archive: {
    title: 'بيانات شخص واحد',
    about:
      'كل ما هو مخزَّن عنك. يمكن قراءة كل قائمة بأي محرر نصوص. لا يتضمن: كلمات المرور وغيرها من الأسرار، ولا أسماء موظفينا.',
    files: 'الملفات',
    missing: 'لم يعد مخزَّنًا',
    parts: {
      'person.json': 'الاسم والعنوان والاتصال والموافقات',
      'office/notes.json': 'ملاحظات المكتب عن الشخص',
      'orders.json': 'الطلبيات',
      'parcels.json': 'الطرود',
      'invoices.json': 'الفواتير',
      'messages.json': 'رسائل المحادثة',
      'office/internal-messages.json': 'رسائل داخلية عن المحادثة',
      'office/planned-messages.json': 'رسائل مبرمجة لوقت لاحق',
      'sent-messages.json': 'رسائل أُرسلت بالرسائل القصيرة وقنوات أخرى',
      'bookings.json': 'المواعيد المحجوزة',
      'reviews.json': 'التقييمات',
      'sessions.json': 'أين الشخص مسجَّل الدخول',
      'sign-in-attempts.json': 'محاولات دخول فاشلة',
      'own-actions.json': 'ما فعله الشخص هنا',
    },
  },
};
