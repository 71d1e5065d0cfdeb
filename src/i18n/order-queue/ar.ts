import type { ChecklistTexts, QueueTexts } from './en.ts';

export const queue: QueueTexts = {
  label: 'طلبيات القائمة',
  place: '%{position} من %{total}',
  left: 'لم تعد في هذه القائمة',
  end: 'نهاية هذه القائمة',
  previous: 'الطلبية السابقة',
  next: 'الطلبية التالية',
  sendOn: '%{verb} ثم التالية',
  keys: 'المفاتيح J وK وS وI',
  keysOn:
    'المفاتيح مفعّلة: J الطلبية التالية، K الطلبية السابقة، S الإرسال إلى المرحلة التالية، I فحص بطاقة الهوية',
  keysOff:
    'المفاتيح معطّلة: J الطلبية التالية، K الطلبية السابقة، S الإرسال إلى المرحلة التالية، I فحص بطاقة الهوية',
};

export const checklist: ChecklistTexts = {
  label: 'قائمة التحقق',
  failed: 'هذه الطلبية غير مكتملة:',
  tripUnderway:
    'الرحلة التي ستحمل هذه الشحنة انطلقت بالفعل: %{trip}، %{step}. للرحلة القادمة، انتظر حتى تنتهي هذه الرحلة.',
  tick: {
    address: 'العنوان',
    phone: 'الهاتف',
    identity: 'بطاقة الهوية',
    weight: 'الوزن',
    price: 'السعر',
    goods: 'البضائع',
    tour: 'الجولة تناسب المدينة',
  },
  cross: {
    address: 'العنوان ناقص',
    phone: 'الهاتف ناقص',
    identity: 'بطاقة الهوية ناقصة',
    weight: 'الوزن ناقص',
    price: 'السعر ناقص',
    goods: 'البضائع ناقصة',
    tour: 'الجولة لا تناسب المدينة',
  },
};
