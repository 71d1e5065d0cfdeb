import type { session as model } from '../en/session.ts';

export const session = {
  title: 'تسجيل الدخول',
  intro: 'برقم هاتفك وكلمة المرور.',
  phone: 'الهاتف',
  password: 'كلمة المرور',
  login: 'دخول',
  showPassword: 'إظهار الأحرف',
  hidePassword: 'إخفاء الأحرف',
  capsLock: 'مفتاح الأحرف الكبيرة مفعّل',
  wait: 'محاولات كثيرة. مدة الانتظار قبل المحاولة التالية: %{time}.',
  unreachable: 'لم يُجب الخادم. أعد المحاولة بعد لحظات.',
  picture: 'جسر بين ضفتين تعبره سيارة توصيل',
} satisfies typeof model;
