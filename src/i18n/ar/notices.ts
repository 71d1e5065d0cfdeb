import type { notice as model } from '../en/notices.ts';

export const notice = {
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
    switched: 'تم نقل الطلبات',
    verified: 'تم توثيق الطلبات',
    deleted: 'تم حذف الطلبات',
    fetched: 'تم تحميل الطلبات إلى المغرب',
    trackingFetched: 'تم تحميل الطلبات إلى المغرب',
  },
  bin: {
    restored: 'تم استرجاع الطلبات',
    erased: 'أزيلت الطلبات نهائيا',
    emptied: 'تم إفراغ سلة المهملات',
  },
  bulk: {
    partly: 'تم %{done} من %{total} من الطلبات',
    verificationWithdrawn: 'تم سحب التحقق',
    takenBack:
      'لم يتراجع عن أي طلب |||| تم التراجع عن طلب واحد |||| تم التراجع عن طلبين |||| تم التراجع عن %{smart_count} طلبات |||| تم التراجع عن %{smart_count} طلبا |||| تم التراجع عن %{smart_count} طلب',
  },
  bills: {
    fetched: 'تم تحميل الفاتورة',
    saved: 'تم حفظ الفاتورة',
    deleted: 'تم حذف الفاتورة',
    sent: 'تم إرسال الفاتورة',
    notFound: 'الفاتورة غير موجودة',
  },
  declarations: {
    listFetched: 'تم تحميل التصريحات',
    fetched: 'تم تحميل التصريح',
    saved: 'تم حفظ التصريح',
    deleted: 'تم حذف التصريح',
    notFound: 'التصريح غير موجود',
  },
  tickets: {
    listFetched: 'تم تحميل الملصقات',
    fetched: 'تم تحميل الملصق',
    saved: 'تم حفظ الملصق',
    deleted: 'تم حذف الملصق',
    notFound: 'الملصق غير موجود',
  },
  trips: {
    updated: 'تم تحديث التتبع',
    createGroup: 'إنشاء المجموعة',
    created: 'تم إنشاء المجموعة %{name}',
  },
  messages: {
    sent: 'تم إرسال الرسالة',
    smsSent: 'تم إرسال الرسالة النصية بنجاح',
  },
  exports: {
    lacks:
      'لا ينقص الملف شيء. |||| طلب محدد واحد لم يعد موجودا وهو ليس في الملف. |||| طلبان محددان لم يعودا موجودين وليسا في الملف. |||| %{smart_count} طلبات محددة لم تعد موجودة وليست في الملف. |||| %{smart_count} طلبا محددا لم تعد موجودة وليست في الملف. |||| %{smart_count} طلب محدد لم تعد موجودة وليست في الملف.',
  },
} satisfies typeof model;
