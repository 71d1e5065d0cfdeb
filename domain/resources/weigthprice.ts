import { admin, anyone, nobody } from '../access.ts';
import { defineResource } from '../define.ts';
import { LOCALES, text } from '../fields.ts';
import { isOneOf } from '../is-one-of.ts';
import { NUMBER_LOCALES } from '../number-locales.ts';
import type { RecordOf } from '../records.ts';

/** `1,70 €/kg` in German: an amount, as the language of its reader writes it. */
function perKilogram(price: string, locale?: string): string {
  const language = isOneOf(LOCALES, locale) ? locale : 'en';
  const format = new Intl.NumberFormat(NUMBER_LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
  });
  return `${format.format(Number(price.replace(',', '.')))}/kg`;
}

/** Euro for one kilogram, as the specification spells it: one record, delivered with the product. */
export const weigthprice = defineResource({
  name: 'weigthprice',
  fields: {
    weigthPrice: text({
      max: 8,
      pattern: /^\d{1,4}([.,]\d{1,2})?$/,
      default: '0',
      search: true,
    }),
  },
  represent: ({ weigthPrice }, locale) => perKilogram(weigthPrice, locale),
  access: { list: anyone, show: anyone, create: admin, edit: admin, delete: nobody },
});

export type WeightPrice = RecordOf<typeof weigthprice>;
