import type { Locale } from '../../../../domain/fields.ts';
import { fillTemplate } from '../../../../domain/messages/fill-template.ts';
import type { Placeholder } from '../../../../domain/messages/placeholders.ts';

type Values = Readonly<Record<Placeholder, string>>;

const LATIN = {
  name: 'Yassine Bennani',
  customer: 'Yassine Bennani',
  recipient: 'Fatima Bennani',
  order: 'M-204118',
  parcels: '3',
  city: 'Casablanca',
  place: 'Lagerhof 4, 28195 Bremen',
  company: 'Atlas Paketdienst',
  phone: '+49 69 1234567',
};

/** Values of ordinary lengths, which a text is shown and counted with before it has others. */
const SAMPLES: Readonly<Record<Locale, Values>> = {
  en: {
    ...LATIN,
    weight: '42 kg',
    balance: '€120.00',
    step: 'Crossing in France',
    appointment: 'Monday 30 November at 14:00',
  },
  de: {
    ...LATIN,
    weight: '42 kg',
    balance: '120,00 €',
    step: 'Durchfahrt Frankreich',
    appointment: 'Montag, 30. November um 14:00',
  },
  fr: {
    ...LATIN,
    weight: '42 kg',
    balance: '120,00 €',
    step: 'Traversée de la France',
    appointment: 'lundi 30 novembre à 14:00',
  },
  ar: {
    ...LATIN,
    name: 'ياسين بناني',
    customer: 'ياسين بناني',
    recipient: 'فاطمة بناني',
    city: 'الدار البيضاء',
    weight: '42 كغ',
    balance: '120,00 €',
    step: 'العبور عبر فرنسا',
    appointment: 'الاثنين 30 نونبر في 14:00',
  },
};

/** A text with sample values in place of the placeholders. */
export function fillWithSample(text: string, language: Locale): string {
  const filled = fillTemplate({ [language]: text }, { language, values: SAMPLES[language] });
  return filled?.text ?? '';
}
