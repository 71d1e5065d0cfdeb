import type { ResourceLabels } from '../resource-labels.ts';
import type { AttemptsTexts } from './en.ts';

export const attempts: AttemptsTexts = {
  title: 'محاولات تسجيل الدخول',
  note: 'تبقى كلمات المرور والرموز الخاطئة والرموز المطلوبة وفترات المنع هنا نصف سنة. تختصر العناوين إلى شبكاتها.',
  count:
    'لا محاولات |||| محاولة واحدة |||| محاولتان |||| %{smart_count} محاولات |||| %{smart_count} محاولة |||| %{smart_count} محاولة',
  none: 'لا محاولات بعد',
  noneHint: 'يظهر هنا كل من يكتب كلمة مرور خاطئة أو يطلب رمزا.',
  columns: { at: 'متى', what: 'ماذا حدث' },
  events: {
    wrongPassword: 'كتبت كلمة مرور خاطئة.',
    wrongCode: {
      recovery: 'كتب رمز خاطئ لكلمة مرور جديدة.',
      signIn: 'كتب رمز خاطئ لتسجيل الدخول.',
    },
    wrongFactor: {
      secondFactor: 'أدخل عامل ثان خاطئ.',
      passkey: 'عرض مفتاح مرور لا يناسب.',
    },
    requestCode: {
      recovery: 'طلب رمز لكلمة مرور جديدة.',
      signIn: 'طلب رمز لتسجيل الدخول.',
    },
    blockAttempts: {
      password: 'على هذا العنوان أن ينتظر بعد كثير من كلمات المرور الخاطئة.',
      recovery: 'على هذا العنوان أن ينتظر بعد كثير من محاولات تغيير كلمة المرور.',
      signIn: 'على هذا العنوان أن ينتظر بعد كثير من محاولات الدخول بالرمز.',
      secondFactor: 'على هذا العنوان أن ينتظر بعد كثير من العوامل الثانية الخاطئة.',
      passkey: 'على هذا العنوان أن ينتظر بعد كثير من المحاولات بمفاتيح المرور.',
    },
  },
  nobody: 'لا أحد له هذا الرقم',
  unknown: 'غير معروف',
  sameNetwork: 'عرض المحاولات من %{network}',
};

/** What people call the fields and values of an attempt to get in. */
export const attemptLabels: ResourceLabels['attempts'] = {
  name: 'محاولات تسجيل الدخول |||| محاولة تسجيل الدخول |||| محاولات تسجيل الدخول',
  fields: { kind: 'النوع', way: 'الطريقة', user: 'الشخص', network: 'من أين' },
  choices: {
    kind: {
      wrongPassword: 'كلمة مرور خاطئة',
      wrongCode: 'رمز خاطئ',
      wrongFactor: 'عامل ثان خاطئ',
      requestCode: 'طلب رمز',
      blockAttempts: 'منع مؤقت',
    },
    way: {
      password: 'بكلمة المرور',
      recovery: 'كلمة مرور منسية',
      signIn: 'الدخول بالرمز',
      secondFactor: 'عامل ثان',
      passkey: 'مفتاح مرور',
    },
  },
};
