import type { ChannelTexts } from './channel-texts.ts';

export const channelTexts: ChannelTexts = {
  chat: {
    name: 'الدردشة',
    nameInChat: 'الدردشة',
    consent: 'في الدردشة',
    prices: {},
    rule: 'يبقى الجواب في الدردشة فقط؛ لا تُرسل رسالة SMS ولا واتساب.',
  },
  whatsapp: {
    name: 'واتساب',
    nameInChat: 'واتساب',
    consent: 'عبر واتساب',
    optOut: 'لا مزيد من واتساب',
    stop: 'يُضبط عندما يرد الزبون على واتساب بكلمة STOP. لا واتساب بعد ذلك سوى الرموز التي يطلبها بنفسه.',
    prices: { whatsapp: 'سعر رسالة واتساب' },
    rules: {
      untilToday: 'يمكن الرد عبر واتساب حتى الساعة %{time} اليوم.',
      untilTomorrow: 'يمكن الرد عبر واتساب حتى الساعة %{time} غدًا.',
      closed: 'لا يقبل واتساب الآن إلا القوالب المعتمدة؛ أجب برسالة SMS أو في الدردشة.',
      closedNoSms: 'لا يقبل واتساب الآن إلا القوالب المعتمدة؛ أجب في الدردشة.',
    },
  },
  sms: {
    name: 'رسالة قصيرة',
    nameInChat: 'SMS',
    consent: 'عبر الرسائل القصيرة',
    optOut: 'لا مزيد من الرسائل القصيرة',
    stop: 'يُضبط عندما يرد الزبون على رسالة قصيرة بكلمة STOP. لا رسائل قصيرة بعد ذلك سوى الرموز التي يطلبها بنفسه.',
    prices: {
      smsToGermany: 'سعر رسالة قصيرة إلى ألمانيا',
      smsToMorocco: 'سعر رسالة قصيرة إلى المغرب',
      smsElsewhere: 'سعر رسالة قصيرة إلى بلدان أخرى',
    },
    rules: {
      open: 'كتب الزبون برسالة SMS وسيصله الجواب هناك.',
      first: 'تُرسل برسالة SMS وتظهر في الدردشة أيضًا.',
    },
  },
  /** Sentences that name several of them. */
  all: {
    inOrder: 'لم يُختر شيء: الدردشة، ثم واتساب، ثم SMS.',
    textOnly: 'لم يُرفق %{name}: لا يُرسل هنا عبر SMS وواتساب إلا النص.',
  },
};
