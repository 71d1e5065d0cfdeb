import { sql } from 'kysely';
import { RequestError } from '../base/request-error.ts';
import type { ResourceHooks } from '../resources/hooks.ts';
import type { Module } from '../resources/module.ts';
import { deliverWeightPrice, hasWeightPrice } from './deliver-weight-price.ts';

/** There is one price of a kilogram. It is delivered with the product, and changed ever after. */
const weightPriceHooks: ResourceHooks = {
  async creating(_creation, { transaction }) {
    // This lock serializes two who create it at once.
    await sql`select pg_advisory_xact_lock(hashtext('the one weight price'))`.execute(transaction);
    if (await hasWeightPrice(transaction)) {
      throw new RequestError('record.duplicate', {
        message: 'The price of a kilogram already has its record.',
      });
    }
    return {};
  },
};

/** What the carrier takes. */
export const pricesModule: Module = {
  name: 'prices',
  resources: { weigthprice: { hooks: weightPriceHooks } },
  async prepare({ database, now }) {
    await deliverWeightPrice(database, now);
    return undefined;
  },
};
