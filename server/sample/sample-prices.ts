import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import { sampleId } from './sample-id.ts';
import { PRICES } from './vocabulary/price-texts.ts';
import { randomFrom } from './vocabulary/random.ts';

type SamplePrice = { readonly id: string; readonly at: Date; readonly values: Values };

/** A price list as a carrier prints it: parcels by weight first, then kilograms, then furniture. */
export function samplePrices(calendar: Calendar): readonly SamplePrice[] {
  const random = randomFrom('prices');
  return PRICES.map((price, index) => {
    const at = calendar.moment(88 - index, random);
    const values = { note: null, ...price, shown: true, position: index + 1 };
    return { id: sampleId(at, random), at, values };
  });
}
