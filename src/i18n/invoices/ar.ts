import { documentTexts } from '../documents/ar.ts';
import { byKind } from '../joined-texts.ts';
import { isolated } from '../languages.ts';
import type { ResourceLabels } from '../resource-labels.ts';
import type { InvoicesTexts, IssuedTexts } from './en.ts';

export const invoices: InvoicesTexts = {
  missing: {
    sellerName: 'اسم الشركة',
    sellerAddress: 'عنوان الشركة كاملا: الشارع والرمز البريدي والمدينة',
    sellerTaxNumber: 'الرقم الضريبي للشركة',
    sellerVatId: 'رقم ضريبة القيمة المضافة للشركة، لأن متلقي الفاتورة هو المدين بالضريبة',
    buyerName: 'اسم من تُوجَّه إليه الفاتورة',
    buyerAddress: 'العنوان الكامل لمن تُوجَّه إليه الفاتورة: الشارع والرمز البريدي والمدينة',
    goodsRole: `هل يرسل متلقي الفاتورة البضائع أو يستلمها: عندئذ فقط يُعفى النقل من الضريبة (${isolated('§ 4 Nr. 3 UStG', 'ltr')})`,
    customerKind: `هل متلقي الفاتورة في الخارج شركة أم شخص خاص: على ذلك تتوقف ضريبة القيمة المضافة الألمانية (${isolated('§ 3a Abs. 2 UStG', 'ltr')})`,
    buyerVatId:
      'رقم ضريبة القيمة المضافة للشركة من دولة أخرى في الاتحاد الأوروبي، أو سبب لاحتساب الضريبة عليها رغم ذلك',
    priceBasis: 'هل تشمل أسعار الأسطر الخاضعة للضريبة الضريبة: يسأل المحرر عن ذلك عند المجموع',
    serviceDate: 'يوم الخدمة',
    lines: 'سطر واحد على الأقل',
    lineDescription: 'وصف في كل سطر',
    lineAmount: 'مبلغ في كل سطر',
    total: 'مجموع يزيد على الصفر',
    exemptionReason: 'سبب عدم ذكر الضريبة',
  },
  states: { draft: 'مسودة' },
};

export const issued: IssuedTexts = {
  of: '%{action}: %{number}',
  unknown: 'لا يُعرف الآن هل صدرت هذه الفاتورة. إلى ذلك الحين لا يمكن تغيير شيء هنا.',
  cancelledMeanwhile: 'ألغى شخص آخر هذه الفاتورة في هذه الأثناء. لم يبق شيء لعمله.',
  conflict: {
    title: 'لم يصدر شيء',
    text: 'غيّر شخص آخر هذه الطلبية منذ أن فتحتها. يرجى النظر في الطلبية كما هي الآن ثم إصدار الفاتورة.',
    elsewhere: 'ما تغيّر لا يظهر في الفاتورة.',
    look: 'عرض الحالة الحالية',
  },
  files: { pdf: 'PDF', facturX: 'Factur-X PDF', xml: 'XML' },
  lacking: {
    title: 'لا يمكن إعداد فاتورة إلكترونية',
    text: 'ينقص %{number} ما تحتاجه الفاتورة الإلكترونية:',
    hint: 'الوثيقة الصادرة لا تتغير بعد ذلك. أكمل ما ينقص، ثم ألغ الفاتورة وأصدرها من جديد.',
  },
  list: {
    title: 'الفواتير الصادرة',
    tabs: 'الفواتير والفواتير الصادرة',
    search: 'البحث في الفواتير الصادرة',
    searchHint: 'الرقم أو الاسم أو الطلبية',
    state: 'الحالة',
    from: 'التاريخ من',
    to: 'التاريخ إلى',
    count:
      'لا وثائق |||| وثيقة واحدة |||| وثيقتان |||| %{smart_count} وثائق |||| %{smart_count} وثيقة |||| %{smart_count} وثيقة',
    sum: 'المجموع: %{amount}',
    open: 'المتبقي للدفع: %{amount}',
    empty: 'لم تصدر أي فاتورة بعد',
    emptyHint: 'تصدر الفاتورة من فاتورة طلبية تم التحقق منها.',
    filtered: 'لا توجد وثيقة صادرة تطابق البحث وعوامل التصفية.',
    actions: 'الإجراءات',
    actionsOf: 'ما يمكن فعله بالوثيقة %{number}',
    deleted: 'حُذفت الطلبية %{code}',
  },
  states: { issued: 'صادرة', cancelled: 'ملغاة', storno: 'فاتورة إلغاء' },
  preview: {
    invoice: 'فاتورة',
    storno: 'فاتورة إلغاء',
    order: 'الطلبية %{code}',
  },
  page: {
    invoices: 'ما صدر لهذه الطلبية',
    failed: 'تعذر تحميل ما صدر.',
  },
  prints: {
    title: 'ما طُبع',
    none: 'لم يُطبع شيء بعد',
    failed: 'تعذر تحميل سجل الطباعة.',
    kinds: byKind(documentTexts, 'printed'),
    reprint: 'إعادة طباعة',
    more: 'لا طباعات أخرى |||| عرض طباعة سابقة |||| عرض طباعتين سابقتين |||| عرض %{smart_count} طباعات سابقة |||| عرض %{smart_count} طباعة سابقة |||| عرض %{smart_count} طباعة سابقة',
  },
  archive: {
    title: 'أرشيف الوثائق الصادرة',
    changed: 'تغيّر الملف المؤرشف للوثيقة %{number} (اكتُشف ذلك في %{at}).',
    missing: 'الملف المؤرشف للوثيقة %{number} كان مفقودا (اكتُشف ذلك في %{at}).',
    restored: 'استُعيد الأصل: رُسم من جديد من السجل المجمّد وهو مطابق له بايتا ببايت.',
    lost: 'تعذّرت استعادة الأصل، ولا يُسلَّم شيء آخر بدلا منه. يُرجى استرجاع الملف من نسخة احتياطية.',
  },
  parcelState: 'حالة الطرد %{number}: %{state}',
  unprintable: {
    title: 'لا تتضمن الخطوط هذه الأحرف. يرجى استبدالها، وإلا بقيت مكانها علامات استفهام إلى الأبد:',
    company: 'الشركة',
    buyer: 'من صدرت له الفاتورة',
    sender: 'المرسل',
    recipient: 'المرسل إليه',
    numbers: 'رقم الطلبية أو الزبون',
    line: 'السطر %{text}',
    texts: 'النصوص',
  },
};

/** What people call the fields and values of an issued document. */
export const invoiceLabels: ResourceLabels['invoices'] = {
  name: 'الفواتير الصادرة |||| فاتورة صادرة |||| الفواتير الصادرة',
  fields: {
    number: 'الرقم',
    date: 'التاريخ',
    customer: 'الزبون',
    billCode: 'الطلبية',
    kind: 'النوع',
    status: 'الحالة',
    total: 'المبلغ',
    paid: 'مدفوعة',
    paidOn: 'تاريخ الدفع',
    paidVia: 'وسيلة الدفع',
    dueOn: 'تاريخ الاستحقاق',
    open: 'المتبقي للدفع',
    paymentState: 'الدفع',
  },
  choices: {
    kind: { invoice: 'فاتورة', storno: 'فاتورة إلغاء' },
    status: { issued: 'صادرة', cancelled: 'ملغاة' },
    paidVia: {
      cash: 'نقدًا',
      transfer: 'تحويل',
      card: 'بطاقة',
      morocco: 'في المغرب',
      paypal: 'PayPal',
    },
    paymentState: {
      paid: 'مدفوعة',
      overdue: 'فات أجلها',
      part: 'مدفوعة جزئيا',
      open: 'غير مدفوعة',
    },
  },
};
