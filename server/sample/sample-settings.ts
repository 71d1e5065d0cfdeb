import {
  DELIVERED_COLLECTIVE,
  DELIVERED_PROHIBITED,
  DELIVERED_PROHIBITED_INTO_EU,
} from '../../domain/company/delivered-words.ts';
import { storedName } from '../blobs/stored-name.ts';
import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import type { SampleFile } from './sample-file.ts';
import { sampleId } from './sample-id.ts';
import { randomFrom } from './vocabulary/random.ts';

/** A bridge over a wave, without text: fonts differ from machine to machine. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80">
  <rect width="160" height="80" fill="#ffffff"/>
  <path d="M8 52h144M20 52c14-30 34-42 60-42s46 12 60 42M50 52V20M80 52V10M110 52V20" fill="none" stroke="#0d3542" stroke-width="6" stroke-linecap="round"/>
  <path d="M20 70c8 0 8-6 16-6s8 6 16 6 8-6 16-6 8 6 16 6 8-6 16-6 8 6 16 6 8-6 16-6" fill="none" stroke="#e58a57" stroke-width="5" stroke-linecap="round"/>
</svg>`;

export type SampleSettings = {
  readonly id: string;
  readonly at: Date;
  /** The company in its wire form. */
  readonly values: Values;
  readonly file: SampleFile;
};

/** What the invented carrier calls itself. */
export const CARRIER = 'Jisr Mustertransport';

/** An obviously invented company: no such bank or tax office, and numbers reserved for films. */
export function sampleSettings(calendar: Calendar): SampleSettings {
  const random = randomFrom('company');
  const at = calendar.moment(90, random);
  const file = {
    name: storedName('picture', 'webp', sampleId(at, random)),
    svg: LOGO,
    width: 480,
  };
  return {
    id: sampleId(at, random),
    at,
    file,
    values: {
      name: CARRIER,
      logo: file.name,
      street: 'Musterweg 12',
      zip: '28195',
      city: 'Bremen',
      country: 'DE',
      taxMode: 'regular',
      taxNumber: '00/000/00000',
      vatId: null,
      bank: {
        holder: CARRIER,
        bank: 'Musterbank',
        iban: 'DE50 0000 0000 0123 4567 89',
        bic: 'MUSTDE00XXX',
      },
      website: 'https://jisr.example',
      email: 'office@jisr.example',
      phoneGermany: '+493023125000',
      phoneMorocco: '+212683000000',
      social: '@jisr.example',
      invoicePattern: 'RE-{year}-{number:6}',
      stornoPattern: 'ST-{year}-{number:6}',
      limits: {
        compensation: '100.00',
        declaredToMorocco: '200.00',
        declaredFromMorocco: '45.00',
        smallInvoice: '250.00',
      },
      checks: {
        collective: DELIVERED_COLLECTIVE,
        prohibited: DELIVERED_PROHIBITED,
        prohibitedIntoEu: DELIVERED_PROHIBITED_INTO_EU,
      },
    },
  };
}
