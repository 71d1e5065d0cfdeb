import type { SampleNews } from './info-texts.ts';

type SampleAdvertisement = SampleNews & {
  readonly place: 'top' | 'middle' | 'bottom';
  readonly customer: string;
  readonly link?: string;
};

/** What others have booked on the carrier's pages; the names and the addresses are invented. */
export const ADVERTISEMENT_TEXTS: readonly SampleAdvertisement[] = [
  {
    state: 'published',
    from: -14,
    until: 45,
    place: 'top',
    customer: 'Musterkarton Verpackungen',
    link: 'https://karton.example/angebot',
    title: {
      de: 'Umzugskartons im Zehnerpack',
      en: 'Moving boxes by the ten',
      fr: 'Cartons par dix',
      ar: 'كراتين بالعشرة',
    },
    text: {
      de: 'Doppelte Wand, bis 30 kg, auch einzeln.',
      en: 'Double walls, up to 30 kg, single ones too.',
      fr: 'Double paroi, jusqu’à 30 kg, aussi à l’unité.',
      ar: 'جدار مزدوج حتى 30 كغ، وبالقطعة أيضاً.',
    },
  },
  {
    state: 'published',
    from: -3,
    place: 'middle',
    customer: 'Beispiel-Telefon Nador',
    link: 'https://telefon.example/maroc',
    title: { de: 'Günstig nach Marokko telefonieren', fr: 'Appeler le Maroc à petit prix' },
    text: {
      de: 'Die Karte gibt es im Lager.',
      fr: 'La carte se trouve à l’entrepôt.',
    },
  },
  {
    state: 'scheduled',
    from: 6,
    until: 30,
    place: 'top',
    customer: 'Reisebüro Probestern',
    link: 'https://reise.example/sommer',
    title: { de: 'Sommerflüge ab Bremen', ar: 'رحلات الصيف من بريمن' },
    text: { de: 'Jetzt vormerken lassen.', ar: 'سجّل اهتمامك الآن.' },
  },
  {
    state: 'expired',
    from: -50,
    until: -20,
    place: 'bottom',
    customer: 'Bäckerei Musterbrot',
    title: { de: 'Datteln zum Fest', fr: 'Dattes pour la fête' },
    text: { de: 'Eine Kiste von fünf Kilo.', fr: 'Une caisse de cinq kilos.' },
  },
  {
    state: 'draft',
    place: 'bottom',
    customer: 'Fahrschule Beispielweg',
    title: { de: 'Führerschein in zwei Sprachen' },
    text: { de: 'Der Text kommt noch vom Kunden.' },
  },
];
