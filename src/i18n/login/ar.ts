import type { LoginTexts } from './en.ts';

export const session = {
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
} satisfies LoginTexts['session'];

export const entrance = {
  claim: 'جسر الطرود بين ألمانيا والمغرب',
  language: 'اللغة',
  theme: 'التبديل بين الفاتح والداكن',
} satisfies LoginTexts['entrance'];
