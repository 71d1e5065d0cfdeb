import type { RecoveryTexts } from './en.ts';

export const recovery: RecoveryTexts = {
  back: 'رجوع',
  phone: {
    title: 'إعادة تعيين كلمة المرور',
    intro: 'يصلك رمز في رسالة قصيرة، وبه تختار كلمة مرور جديدة.',
    hasCode: 'لديّ رمز بالفعل',
  },
  code: {
    title: 'انظر إلى هاتفك',
    intro: 'أرسلنا إلى %{phone} رمزًا من ستة أحرف وأرقام، وهو صالح 10 دقائق.',
    label: 'الرمز',
    verify: 'تأكيد',
    again: 'إرسال رمز جديد',
    againIn: 'مدة الانتظار قبل طلب رمز جديد: %{time}',
  },
  password: {
    title: 'كلمة مرور جديدة',
    password: 'كلمة المرور',
    length: '8 أحرف على الأقل',
    confirm: 'تأكيد كلمة المرور',
    match: 'يجب أن تتطابق كلمتا المرور.',
    matches: 'كلمتا المرور متطابقتان.',
    reset: 'تغيير كلمة المرور',
  },
};
