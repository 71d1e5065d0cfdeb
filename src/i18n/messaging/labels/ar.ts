import { channelTexts } from '../../channels/ar.ts';
import { channelNames } from '../../channels/texts-of-channels.ts';
import type { RoutedLabels } from '../../resource-labels.ts';
import { history } from '../history/ar.ts';
import { reasonNames } from '../reason-names.ts';

const kinds = {
  broadcast: 'رسالة في الدردشة',
  sms: 'رسالة قصيرة',
  whatsapp: 'واتساب',
  agency: 'الوكالة',
  smsToMa: 'رسالة قصيرة إلى المرسل إليه',
  notice: 'إشعار تلقائي',
};

const purposes = {
  transactional: 'بخصوص طلبية',
  marketing: 'إعلان',
  security: 'رمز',
};

const channels = channelNames(channelTexts);

/** What people call the fields and values of what was sent. */
export const labels: RoutedLabels = {
  campaigns: {
    name: 'رسائل مرسلة |||| رسالة مرسلة |||| رسائل مرسلة',
    fields: {
      title: 'الرسالة',
      kind: 'النوع',
      purpose: 'الغرض',
      state: 'الحالة',
      sendAt: 'مجدولة في',
      author: 'أرسلها',
      template: 'القالب',
      message: 'المحتوى',
      'message.type': 'نوع المحتوى',
      'message.content': 'النص في الدردشة',
      'message.fileName': 'الملف',
      'message.mediaType': 'نوع الملف',
      'message.fileSize': 'حجم الملف',
      'message.texts': 'النصوص',
      channels: 'القنوات',
      total: 'الأشخاص',
      waiting: 'في الانتظار',
      sent: 'أُرسلت',
      delivered: 'وصلت',
      seen: 'قُرئت',
      unknown: 'غير مؤكدة',
      failed: 'فشلت',
      skipped: 'استُثنيت',
      segments: 'أجزاء SMS',
      cost: 'التكلفة',
    },
    choices: {
      kind: kinds,
      purpose: purposes,
      state: {
        planned: 'مجدولة',
        preparing: 'قيد التحضير',
        running: 'قيد الإرسال',
        done: 'انتهت',
        stopped: 'أُوقفت',
      },
      channels,
    },
  },
  deliveries: {
    name: 'رسائل إلى الأشخاص |||| رسالة إلى شخص |||| رسائل إلى الأشخاص',
    fields: {
      campaign: 'أُرسلت ضمن',
      campaignTitle: 'أُرسلت ضمن',
      kind: 'النوع',
      customer: 'الزبون',
      order: 'الطلبية',
      orders: 'الطلبية',
      personName: 'الشخص',
      phone: 'الرقم',
      channel: 'القناة',
      purpose: 'الغرض',
      language: 'اللغة',
      body: 'النص',
      encoding: 'الترميز',
      segments: 'أجزاء SMS',
      cost: 'التكلفة',
      status: 'الحالة',
      reason: 'السبب',
      detail: 'جواب مزوّد الخدمة',
      attempts: 'المحاولات',
      notBefore: 'ليس قبل',
      driver: 'طريق الإرسال',
      sentAt: 'وقت الإرسال',
      deliveredAt: 'وقت الوصول',
      seenAt: 'وقت القراءة',
    },
    choices: {
      kind: kinds,
      channel: channels,
      purpose: purposes,
      language: { en: 'الإنجليزية', de: 'الألمانية', fr: 'الفرنسية', ar: 'العربية' },
      encoding: { 'GSM-7': 'GSM-7', 'UCS-2': 'UCS-2' },
      status: {
        queued: 'في الانتظار',
        sending: 'قيد الإرسال',
        sent: 'أُرسلت',
        delivered: 'وصلت',
        seen: 'قُرئت',
        unknown: 'غير مؤكدة',
        failed: 'فشلت',
        skipped: 'استُثنيت',
      },
      reason: reasonNames(history.reasons),
    },
  },
};
