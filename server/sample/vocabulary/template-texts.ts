import type { Template } from '../../../domain/resources/templates.ts';

type SampleTemplate = Pick<Template, 'title' | 'use' | 'purpose' | 'whatsappName'> & {
  readonly text: Readonly<Record<'de' | 'fr' | 'ar' | 'en', string>>;
};

/**
 * What the sample office sends to many, in the languages of its customers. In the Latin ones each
 * fits into one SMS: they do without the accents that make it twice as expensive.
 */
export const TEMPLATE_TEXTS: readonly SampleTemplate[] = [
  {
    title: 'Abholung diese Woche',
    use: 'sms',
    purpose: 'transactional',
    text: {
      de: 'Guten Tag {name}, wir holen Ihre Sendung diese Woche ab. Der Fahrer ruft vorher an. {company}',
      fr: 'Bonjour {name}, nous venons chercher votre envoi cette semaine. Le chauffeur vous appelle avant. {company}',
      ar: 'مرحبًا {name}، سنأخذ طلبيتكم هذا الأسبوع. سيتصل بكم السائق قبل وصوله. {company}',
      en: 'Hello {name}, we will collect your shipment this week. The driver will call first. {company}',
    },
  },
  {
    title: 'Stand der Sendung',
    use: 'whatsapp',
    purpose: 'transactional',
    whatsappName: 'shipment_status',
    text: {
      de: 'Guten Tag {name}, Ihre Sendung {order}: {step}. {company}',
      fr: 'Bonjour {name}, votre envoi {order} : {step}. {company}',
      ar: 'مرحبًا {name}، طلبيتكم {order}: {step}. {company}',
      en: 'Hello {name}, your shipment {order}: {step}. {company}',
    },
  },
  {
    title: 'Abgabe in der Filiale',
    use: 'agency',
    purpose: 'transactional',
    whatsappName: 'branch_drop_off',
    text: {
      de: 'Guten Tag {name}, Sie können Ihre Pakete bis Freitag 18 Uhr in unserer Filiale abgeben. {company}',
      fr: "Bonjour {name}, vous pouvez déposer vos colis à notre agence jusqu'à vendredi 18 h. {company}",
      ar: 'مرحبًا {name}، يمكنكم تسليم طرودكم في وكالتنا حتى يوم الجمعة الساعة 18:00. {company}',
      en: 'Hello {name}, you can drop your parcels off at our branch until Friday, 6 pm. {company}',
    },
  },
  {
    title: 'An den Empfänger in Marokko',
    use: 'smsToMa',
    purpose: 'transactional',
    text: {
      de: 'Guten Tag {name}, {customer} schickt Ihnen die Sendung {order}. Wir rufen vor der Zustellung an. {company}',
      fr: 'Bonjour {name}, {customer} vous envoie des colis ({order}). Nous vous appelons avant la livraison. {company}',
      ar: 'مرحبًا {name}، أرسل إليكم {customer} الطلبية {order}. سنتصل بكم قبل التسليم. {company}',
      en: 'Hello {name}, {customer} is sending you the shipment {order}. We will call before delivery. {company}',
    },
  },
  {
    title: 'Fahrt verschoben',
    use: 'general',
    purpose: 'transactional',
    text: {
      de: 'Guten Tag {name}, unsere Fahrt verschiebt sich um einen Tag. Bitte entschuldigen Sie. {company}',
      fr: 'Bonjour {name}, notre trajet a un jour de retard. Veuillez nous excuser. {company}',
      ar: 'مرحبًا {name}، تأجلت رحلتنا يومًا واحدًا. نعتذر عن ذلك. {company}',
      en: 'Hello {name}, our trip is delayed by one day. We are sorry. {company}',
    },
  },
  {
    title: 'Offener Betrag',
    use: 'general',
    purpose: 'transactional',
    text: {
      de: 'Guten Tag {name}, für die Sendung {order} sind noch {balance} offen. Sie zahlen bar oder per Überweisung. {company}',
      fr: 'Bonjour {name}, il reste {balance} à payer pour {order}, en liquide ou par virement. {company}',
      ar: 'مرحبًا {name}، بقي {balance} عن الطلبية {order}، نقدًا أو بتحويل بنكي. {company}',
      en: 'Hello {name}, {balance} is still open for {order}. You can pay in cash or by transfer. {company}',
    },
  },
  {
    title: 'Ausweis fehlt',
    use: 'general',
    purpose: 'transactional',
    text: {
      de: 'Guten Tag {name}, für den Zoll fehlt uns noch Ihr Ausweis. Bitte schicken Sie ein Foto im Chat. {company}',
      fr: "Bonjour {name}, il nous manque votre pièce d'identité pour la douane. Une photo dans le chat suffit. {company}",
      ar: 'مرحبًا {name}، تنقصنا بطاقة هويتكم من أجل الجمارك. أرسلوا صورتها في المحادثة من فضلكم. {company}',
      en: 'Hello {name}, customs still need your ID card. Please send us a photo in the chat. {company}',
    },
  },
  {
    title: 'Sommerfahrten',
    use: 'general',
    purpose: 'marketing',
    whatsappName: 'summer_trips',
    text: {
      de: '{company}: Im Sommer fahren wir jede Woche nach Marokko. Plätze unter {phone}. Keine Nachrichten mehr: STOP',
      fr: '{company} : cet été, nous roulons chaque semaine vers le Maroc. Places au {phone}. Plus de messages : STOP',
      ar: '{company}: هذا الصيف نسافر إلى المغرب كل أسبوع. للحجز: {phone}. لإيقاف الرسائل: توقف',
      en: '{company}: this summer we drive to Morocco every week. Book at {phone}. No more messages: STOP',
    },
  },
  {
    title: 'Terminerinnerung',
    use: 'notice',
    purpose: 'transactional',
    text: {
      de: 'Guten Tag {name}, wir erwarten Sie: {appointment}, {place}. {company}',
      fr: 'Bonjour {name}, nous vous attendons : {appointment}, {place}. {company}',
      ar: 'مرحبًا {name}، نذكركم بموعدكم: {appointment}، {place}. {company}',
      en: 'Hello {name}, we look forward to seeing you: {appointment}, {place}. {company}',
    },
  },
  {
    title: 'Termin verlegt',
    use: 'notice',
    purpose: 'transactional',
    text: {
      de: 'Guten Tag {name}, Ihr Termin ist jetzt: {appointment}, {place}. {company}',
      fr: 'Bonjour {name}, votre rendez-vous est maintenant : {appointment}, {place}. {company}',
      ar: 'مرحبًا {name}، موعدكم الجديد: {appointment}، {place}. {company}',
      en: 'Hello {name}, your appointment is now: {appointment}, {place}. {company}',
    },
  },
];
