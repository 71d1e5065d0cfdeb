import { admin, anyone, nobody } from '../access.ts';
import { defineResource } from '../define.ts';
import { text } from '../fields.ts';
import type { RecordOf } from '../records.ts';

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
  represent: (price) => price.weigthPrice,
  access: { list: anyone, show: anyone, create: admin, edit: admin, delete: nobody },
});

export type WeightPrice = RecordOf<typeof weigthprice>;
