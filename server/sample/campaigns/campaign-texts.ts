import type { Locale } from '../../../domain/fields.ts';

type Texts = Readonly<Partial<Record<Locale, string>>>;

/** What the office has sent to many in the weeks of the sample, by what it was about. */
export const CAMPAIGN_TEXTS = {
  smsToMa: {
    fr: 'Bonjour {name}, {parcels} colis de {customer} sont en route vers vous. Numéro : {order}. {company}',
    ar: 'السلام عليكم {name}، طرودكم من {customer} في الطريق إليكم. الرقم: {order}. {company}',
  },
  bills: {
    de: 'Hallo {name}, für {order} sind noch {balance} offen. Bitte zahlen Sie bei der Abgabe oder per Überweisung. {company}',
    fr: 'Bonjour {name}, il reste {balance} à payer pour {order}. Merci de régler au dépôt ou par virement. {company}',
    ar: 'السلام عليكم {name}، بقي {balance} للدفع عن الطلب {order}. يرجى الدفع عند التسليم أو بالتحويل. {company}',
    en: 'Hello {name}, {balance} is still open for {order}. Please pay at the drop-off or by transfer. {company}',
  },
  eid: {
    de: 'Hallo {name}, wir wünschen Ihnen und Ihrer Familie ein gesegnetes Fest. Bis Sonntag senden wir das zweite Paket zum halben Preis. {company}. Stopp mit STOP',
    fr: 'Bonjour {name}, nous vous souhaitons une heureuse fête. Jusqu’à dimanche, le deuxième colis est à moitié prix. {company}. Répondez STOP pour arrêter',
    ar: 'عيد مبارك {name}، كل عام وأنتم بخير. حتى يوم الأحد الطرد الثاني بنصف الثمن. {company}. للإيقاف أرسل STOP',
    en: 'Dear {name}, we wish you and your family a blessed Eid. Until Sunday your second parcel is half price. {company}. Reply STOP to end',
  },
  onTheRoad: {
    de: 'Hallo {name}, Ihre Sendung {order} ist verladen und unterwegs nach Marokko. {company}',
    fr: 'Bonjour {name}, votre envoi {order} est chargé et en route vers le Maroc. {company}',
    ar: 'السلام عليكم {name}، طردكم {order} محمّل وفي الطريق إلى المغرب. {company}',
    en: 'Hello {name}, your consignment {order} is loaded and on its way to Morocco. {company}',
  },
  tour: {
    de: 'Hallo {name}, unser Fahrer sammelt am Samstag in {city} ein. Sollen wir bei Ihnen klingeln? {company}',
    fr: 'Bonjour {name}, notre chauffeur passe samedi à {city}. Voulez-vous qu’il sonne chez vous ? {company}',
    ar: 'السلام عليكم {name}، يمر سائقنا يوم السبت في {city}. هل نمر عليكم؟ {company}',
    en: 'Hello {name}, our driver collects in {city} on Saturday. Shall we ring at your door? {company}',
  },
  agency: {
    fr: 'Bonjour {name}, vos colis {order} sont arrivés à l’agence de {city}. Pièce d’identité obligatoire. {company}',
    ar: 'السلام عليكم {name}، وصلت طرودكم {order} إلى وكالة {city}. يرجى إحضار البطاقة الوطنية. {company}',
  },
  closed: {
    de: 'Hallo {name}, am Freitag bleibt unser Lager geschlossen. Am Samstag sind wir wieder da. {company}',
    fr: 'Bonjour {name}, notre entrepôt est fermé vendredi. Nous rouvrons samedi. {company}',
    ar: 'السلام عليكم {name}، مستودعنا مغلق يوم الجمعة. نعود يوم السبت. {company}',
    en: 'Hello {name}, our warehouse is closed on Friday. We are back on Saturday. {company}',
  },
  collected: {
    de: 'Hallo {name}, Ihre Sendung {order} hat das Lager erreicht: {parcels} Pakete. {company}',
    fr: 'Bonjour {name}, votre envoi {order} est arrivé à l’entrepôt : {parcels} colis. {company}',
    ar: 'السلام عليكم {name}، وصل طردكم {order} إلى المستودع: {parcels} طرود. {company}',
    en: 'Hello {name}, your consignment {order} has reached the warehouse: {parcels} parcels. {company}',
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type CampaignTopic = keyof typeof CAMPAIGN_TEXTS;
