import type { invoices as model } from '../en/invoices.ts';

export const invoices = {
  missing: {
    sellerName: 'اسم الشركة',
    sellerAddress: 'عنوان الشركة كاملا: الشارع والرمز البريدي والمدينة',
    sellerTaxNumber: 'الرقم الضريبي للشركة',
    buyerName: 'اسم من تُوجَّه إليه الفاتورة',
    buyerAddress: 'العنوان الكامل لمن تُوجَّه إليه الفاتورة: الشارع والرمز البريدي والمدينة',
    serviceDate: 'يوم الخدمة',
    lines: 'سطر واحد على الأقل',
    lineDescription: 'وصف في كل سطر',
    lineAmount: 'مبلغ في كل سطر',
    total: 'مجموع يزيد على الصفر',
    exemptionReason: 'سبب عدم ذكر الضريبة',
  },
  states: {
    draft: 'مسودة',
    issued: 'صادرة',
    cancelled: 'ملغاة',
  },
  kinds: {
    invoice: 'فاتورة',
    storno: 'فاتورة إلغاء',
  },
} satisfies typeof model;
