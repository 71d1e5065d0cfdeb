import type { Channel } from '../../../domain/messages/campaigns.ts';
import type { NoticePoint } from '../../../domain/messages/notice-points.ts';
import type { TripGroup } from '../../../domain/trips/groups.ts';

type SampleNoticeText = {
  /** Titles of the template and of its notices. */
  readonly title: string;
  readonly moments: readonly (readonly [TripGroup, NoticePoint])[];
  readonly audience?: 'recipient';
  readonly channels?: readonly Channel[];
  readonly text: Readonly<Record<'de' | 'fr' | 'ar' | 'en', string>>;
};

/**
 * What the sample office tells by itself, in the languages of its customers. In the Latin ones each
 * fits into one SMS: they do without the accents that make it twice as expensive. `{order}` may be
 * several codes, so nothing in a sentence agrees with it.
 */
export const NOTICE_TEXTS: readonly SampleNoticeText[] = [
  {
    title: 'Sendung aufgenommen',
    moments: [['A', 'validation']],
    text: {
      de: 'Guten Tag {name}, Sendung {order}: aufgenommen. Wir prüfen jetzt die Angaben. {company}',
      fr: "Bonjour {name}, envoi {order} : c'est enregistré. Nous vérifions les informations. {company}",
      ar: 'مرحبًا {name}، بخصوص {order}: تم التسجيل، ونراجع البيانات الآن. {company}',
      en: 'Hello {name}, shipment {order}: registered. We are checking the details now. {company}',
    },
  },
  {
    title: 'Sendung im Lager',
    moments: [['A', 'warehouse']],
    text: {
      de: 'Guten Tag {name}, Sendung {order}: jetzt bei uns im Lager. {company}',
      fr: 'Bonjour {name}, envoi {order} : maintenant chez nous. {company}',
      ar: 'مرحبًا {name}، بخصوص {order}: في مستودعنا الآن. {company}',
      en: 'Hello {name}, shipment {order}: now in our warehouse. {company}',
    },
  },
  {
    title: 'Sendung verladen',
    moments: [['A', 'tracking']],
    text: {
      de: 'Guten Tag {name}, Sendung {order}: dabei auf der nächsten Tour nach Marokko. Wir melden uns von unterwegs. {company}',
      fr: 'Bonjour {name}, envoi {order} : départ avec le prochain trajet vers le Maroc. Nous vous tenons au courant. {company}',
      ar: 'مرحبًا {name}، بخصوص {order}: السفر مع الرحلة القادمة إلى المغرب. سنوافيكم بالأخبار. {company}',
      en: 'Hello {name}, shipment {order}: leaving for Morocco with the next trip. We will keep you posted. {company}',
    },
  },
  {
    title: 'Sendung losgefahren',
    moments: [
      ['A', 'step1'],
      ['B', 'step1'],
    ],
    text: {
      de: 'Guten Tag {name}, Sendung {order}: jetzt auf dem Weg. {company}',
      fr: 'Bonjour {name}, envoi {order} : maintenant en route. {company}',
      ar: 'مرحبًا {name}، بخصوص {order}: انطلقت الرحلة. {company}',
      en: 'Hello {name}, shipment {order}: now on the way. {company}',
    },
  },
  {
    title: 'Sendung in Frankreich',
    moments: [['A', 'step2']],
    text: {
      de: 'Guten Tag {name}, Sendung {order}: jetzt unterwegs durch Frankreich. {company}',
      fr: 'Bonjour {name}, envoi {order} : en route à travers la France. {company}',
      ar: 'مرحبًا {name}، بخصوص {order}: الآن في الطريق عبر فرنسا. {company}',
      en: 'Hello {name}, shipment {order}: now crossing France. {company}',
    },
  },
  {
    title: 'Sendung in Spanien',
    moments: [['A', 'step3']],
    text: {
      de: 'Guten Tag {name}, Sendung {order}: jetzt unterwegs durch Spanien. {company}',
      fr: "Bonjour {name}, envoi {order} : en route à travers l'Espagne. {company}",
      ar: 'مرحبًا {name}، بخصوص {order}: الآن في الطريق عبر إسبانيا. {company}',
      en: 'Hello {name}, shipment {order}: now crossing Spain. {company}',
    },
  },
  {
    title: 'Sendung beim Zoll',
    moments: [
      ['A', 'step4'],
      ['B', 'step4'],
    ],
    text: {
      de: 'Guten Tag {name}, Sendung {order}: jetzt beim Zoll. Wir melden uns, sobald es weitergeht. {company}',
      fr: 'Bonjour {name}, envoi {order} : à la douane. Nous vous informons de la suite. {company}',
      ar: 'مرحبًا {name}، بخصوص {order}: في الجمارك الآن. سنخبركم فور استئناف الرحلة. {company}',
      en: 'Hello {name}, shipment {order}: now at customs. We will write when the trip goes on. {company}',
    },
  },
  {
    title: 'Sendung in Marokko',
    moments: [['A', 'step5']],
    text: {
      de: 'Guten Tag {name}, Sendung {order}: in Marokko angekommen. {company}',
      fr: 'Bonjour {name}, envoi {order} : arrivée au Maroc. {company}',
      ar: 'مرحبًا {name}، بخصوص {order}: تم الوصول إلى المغرب. {company}',
      en: 'Hello {name}, shipment {order}: arrived in Morocco. {company}',
    },
  },
  {
    title: 'Sendung wird verteilt',
    moments: [
      ['A', 'step6'],
      ['B', 'step6'],
    ],
    text: {
      de: 'Guten Tag {name}, Sendung {order}: jetzt in der Zustellung. Der Fahrer ruft vorher an. {company}',
      fr: 'Bonjour {name}, envoi {order} : en distribution. Le chauffeur appelle avant la livraison. {company}',
      ar: 'مرحبًا {name}، بخصوص {order}: بدأ التوزيع. سيتصل السائق قبل التسليم. {company}',
      en: 'Hello {name}, shipment {order}: out for delivery. The driver will call first. {company}',
    },
  },
  {
    title: 'Sendung kommt zum Empfänger',
    moments: [['A', 'step6']],
    audience: 'recipient',
    channels: ['whatsapp', 'sms'],
    text: {
      de: 'Guten Tag {name}, {customer} hat Ihnen etwas geschickt ({order}). Der Fahrer ruft vorher an. {company}',
      fr: 'Bonjour {name}, {customer} vous envoie {order}. Le chauffeur vous appelle avant la livraison. {company}',
      ar: 'مرحبًا {name}، أرسل إليكم {customer} أغراضًا ({order}). سيتصل بكم السائق قبل التسليم. {company}',
      en: 'Hello {name}, {customer} has sent you something ({order}). The driver will call you first. {company}',
    },
  },
  {
    title: 'Fahrt beendet',
    moments: [
      ['A', 'step7'],
      ['B', 'step7'],
    ],
    text: {
      de: 'Guten Tag {name}, Sendung {order}: Die Fahrt ist beendet. Fehlt etwas? Rufen Sie uns an: {phone}. Danke! {company}',
      fr: 'Bonjour {name}, envoi {order} : trajet terminé. Il manque un colis ? Appelez le {phone}. Merci ! {company}',
      ar: 'مرحبًا {name}، بخصوص {order}: انتهت الرحلة. لأي سؤال: {phone}. {company}',
      en: 'Hello {name}, shipment {order}: the trip is over. Anything missing? Call {phone}. Thank you! {company}',
    },
  },
];
