import { channelTexts } from '../../channels/ar.ts';
import { answerRules, namesInChat } from '../../channels/texts-of-channels.ts';
import type { ChatChannelsTexts } from './en.ts';

export const channels: ChatChannelsTexts = {
  names: namesInChat(channelTexts),
  rules: answerRules(channelTexts),
  chatOnly: channelTexts.chat.rule,
  choose: 'كيف تُرسل؟',
  by: 'عبر %{channel}',
  noNumber: 'لا تصل الرسائل إلى هذا الرقم؛ أجب في الدردشة.',
  optedOut: 'أوقف الزبون الرسائل عبر %{channel}.',
  segments: '%{count} SMS',
  cost: 'نحو %{cost}',
  inside: 'لا شيء يغادر هذا المكان: تُدوَّن الرسالة في صندوق الصادر فقط.',
  tooLong: 'لا يتجاوز ما يقبله %{channel} عدد %{count} حرفًا.',
  filesLeft: 'لا يقبل %{channel} إلا النصوص. أزل الملفات أو أرسلها في الدردشة.',
  unknownState: 'لا يُعرف هل وصلت',
  failed: 'لم تُرسل عبر %{channel}: %{reason}',
  reasons: {
    optedOut: 'أوقف الزبون الرسائل هناك.',
    refused: 'رفضها مزوّد الخدمة.',
    notReached: 'تعذّر الوصول إلى مزوّد الخدمة.',
    undelivered: 'تعذّر تسليمها.',
    invalidNumber: 'لا يستقبل هذا الرقم مثل هذه الرسائل.',
    windowClosed: 'لا يقبل واتساب إلا القوالب المعتمدة.',
    noAnswer: 'لم يُجب مزوّد الخدمة.',
    neverArrived: 'لم تصل إلى مزوّد الخدمة.',
    interrupted: 'توقّف الخادم أثناء الإرسال.',
    expired: 'انتظرت وقتًا طويلًا.',
    notSetUp: 'حساب مزوّد الخدمة غير مهيّأ لذلك.',
    failedHere: 'لم يتمكّن الخادم من إرسالها.',
    other: 'تعذّر إرسالها.',
  },
  unknown: {
    button: 'رسائل من أرقام غير معروفة (%{count})',
    title: 'رسائل من أرقام غير معروفة',
    none: 'لا توجد رسالة من رقم غير معروف',
    remove: 'إزالة الرسالة من %{phone}',
    hint: 'لم يُجب أحد عن هذه الرسائل. أضف الرقم إلى زبون لتظهر رسالته التالية في الدردشة.',
  },
};
