import { attemptLabels } from '../attempts/ar.ts';
import { channelTexts } from '../channels/ar.ts';
import { channelFields, channelNames } from '../channels/texts-of-channels.ts';
import { settings, texts } from '../company/ar.ts';
import { contentResources } from '../content-resources/ar.ts';
import { invoiceLabels } from '../invoices/ar.ts';
import type { ResourceLabels } from '../resource-labels.ts';
import { stages } from '../stages/ar.ts';
import { stageTexts } from '../stages/stage-texts.ts';

/** What notices and what waits of them share. */
const ofNotices = {
  tripGroup: {
    A: 'إلى المغرب',
    B: 'من المغرب',
  },
  point: {
    ...stageTexts(stages, 'reached'),
    step0: 'الرحلة: إيداع الطرود',
    step1: 'الرحلة: انطلاق الطرود',
    step2: 'الرحلة: عبور فرنسا',
    step3: 'الرحلة: عبور إسبانيا',
    step4: 'الرحلة: التخليص الجمركي',
    step5: 'الرحلة: الوصول إلى المغرب',
    step6: 'الرحلة: التوزيع',
    step7: 'الرحلة: انتهت',
  },
  audience: {
    sender: 'المرسل',
    recipient: 'المرسل إليه',
  },
};

const channels = channelNames(channelTexts);

/** What people call the fields and values of resources that no list of orders shows. */
export const resources = {
  settings,
  texts,
  attempts: attemptLabels,
  invoices: invoiceLabels,
  replies: {
    fields: {
      title: 'العنوان',
      shortcut: 'الاختصار',
      text: 'النص',
    },
    sections: {
      reply: 'رد سريع',
    },
  },
  templates: {
    fields: {
      title: 'العنوان',
      use: 'يُستعمل في',
      purpose: 'الغرض',
      text: 'النص',
      whatsappName: 'الاسم المعتمد في واتساب',
    },
    choices: {
      use: {
        general: 'عام',
        sms: 'رسائل قصيرة جماعية',
        whatsapp: 'واتساب جماعي',
        agency: 'الوكالة',
        smsToMa: 'رسالة قصيرة إلى المغرب',
        notice: 'إشعار تلقائي',
      },
      purpose: {
        transactional: 'بخصوص الطلبية',
        marketing: 'إعلان',
      },
    },
    sections: {
      template: 'القالب',
    },
  },
  notices: {
    fields: {
      title: 'العنوان',
      active: 'مفعّل',
      tripGroup: 'الاتجاه',
      point: 'متى',
      audience: 'إلى',
      template: 'القالب',
      channels: 'القنوات بهذا الترتيب',
      place: 'الترتيب على الطريق',
    },
    choices: { ...ofNotices, channels },
    sections: {
      notice: 'الإشعار',
      message: 'الرسالة',
    },
  },
  waitingNotices: {
    name: 'إشعارات تنتظر الإرسال |||| إشعار ينتظر الإرسال |||| إشعارات تنتظر الإرسال',
    fields: {
      title: 'الإشعار',
      tripGroup: 'الاتجاه',
      point: 'متى',
      place: 'الترتيب على الطريق',
      audience: 'إلى',
      template: 'القالب',
      people: 'الأشخاص',
      skipped: 'لن يُرسل إليهم',
      orders: 'الطلبيات',
      channels: 'القنوات',
      ...channelFields(channelTexts),
      paused: 'في مهلة',
      quiet: 'في أوقات الهدوء',
      from: 'وقت الإرسال',
      until: 'آخره في',
    },
    choices: ofNotices,
  },
  teamRoles: {
    fields: {
      name: 'الاسم',
      description: 'الغرض منه',
      chat: 'يجيب في المحادثة',
      parts: 'أجزاء البرنامج',
      resources: 'الصلاحيات',
      'resources.resource': 'المجال',
      'resources.operations': 'العمليات',
      'resources.operations.operation': 'العملية',
      'resources.operations.scope': 'على أي سجلات',
      'resources.fields': 'الحقول',
      'resources.fields.path': 'الحقل',
      'resources.fields.level': 'الصلاحية',
      'resources.otherFields': 'كل الحقول الأخرى',
    },
    sections: { role: 'الدور', permissions: 'الصلاحيات' },
    choices: {
      parts: {
        overview: 'نظرة عامة ومجاميع',
        activity: 'النشاط والنسخ السابقة',
        exports: 'القوائم كملفات',
        imports: 'قراءة الجداول',
        messages: 'رسائل إلى كثيرين',
        prints: 'سجل الطباعة',
        invoicing: 'إصدار الفواتير',
        parcels: 'طرود الطلب',
        scanning: 'مسح الطرود',
        loading: 'الوزن والتحميل',
      },
      'resources.operations.scope': {
        all: 'الكل',
        ownTour: 'جولاته',
        ownCity: 'مدنه',
        ownTrip: 'رحلاته',
        customers: 'الزبائن فقط',
      },
      'resources.fields.level': { hidden: 'مخفي', read: 'قراءة', write: 'تعديل' },
      'resources.otherFields': { hidden: 'مخفي', read: 'قراءة', write: 'تعديل' },
    },
  },
  ...contentResources,
} satisfies ResourceLabels;
