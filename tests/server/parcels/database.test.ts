import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { checkDigit, isParcelCode } from '../../../domain/parcels/parcel-code.ts';
import { warehouseHarness } from '../../support/parcels.ts';
import { placeOrder } from '../../support/records.ts';

const warehouse = warehouseHarness();
const { parcelsOf } = warehouse;

describe('the database', () => {
  test('computes the same check digit as the screens', async () => {
    const { rows } = await sql<{ payload: string; digit: string }>`
      select payload, check_digit(payload) as digit
      from (select (n * 7919 % 100000000000)::text as payload from generate_series(1, 500) as n) as made
    `.execute(warehouse.server.database);
    expect(rows).toHaveLength(500);
    for (const { payload, digit } of rows) expect(digit, payload).toBe(checkDigit(payload));
  });

  test('finds another code when one is taken', async () => {
    const first = await placeOrder(warehouse.server, { numofpackages: 1 });
    const second = await placeOrder(warehouse.server, { numofpackages: 0 });
    // The code that the next parcel would get already belongs to another one.
    await sql`
      update parcels set code = parcel_code(${second._id}, 1, 0) where order_id = ${first._id}
    `.execute(warehouse.server.database);
    await warehouse.clerk.put(`commands/${second._id}`, { numofpackages: 1 });
    const [[taken], [own]] = [await parcelsOf(first), await parcelsOf(second)];
    expect(isParcelCode(own?.code ?? '')).toBe(true);
    expect(own?.code).not.toBe(taken?.code);
  });

  test('keeps the search text of an order in step with its parcels, whatever the count was', async () => {
    const { _id } = await placeOrder(warehouse.server, { numofpackages: 2 });
    const notified = () =>
      sql<{ stored: string; codes: string }>`
        select parcel_search as stored, coalesce((
          select string_agg(code, ' ' order by number) from parcels where order_id = ${_id}
        ), '') as codes from orders where id = ${_id}
      `.execute(warehouse.server.database);
    for (const count of [3, 12, 11, 0, 1, 40, 5]) {
      await sql`update orders set package_count = ${count} where id = ${_id}`.execute(
        warehouse.server.database,
      );
      const [row] = (await notified()).rows;
      expect(row?.codes.split(' ').filter(Boolean)).toHaveLength(count);
      expect(row?.stored).toBe(row?.codes);
    }
    // An order that was loaded without triggers has none yet.
    await sql`delete from parcels where order_id = ${_id}`.execute(warehouse.server.database);
    await sql`update orders set package_count = 4 where id = ${_id}`.execute(
      warehouse.server.database,
    );
    const [mended] = (await notified()).rows;
    expect(mended?.codes.split(' ')).toHaveLength(4);
    expect(mended?.stored).toBe(mended?.codes);
  });

  test('rejects on its own the loss of a parcel that was scanned', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 2 });
    const [, last] = await parcelsOf(order);
    await warehouse.clerk.put(`parcels/${last?.code}`, { state: 'received' });
    const lowering = sql`update orders set package_count = 1 where id = ${order._id}`;
    await expect(lowering.execute(warehouse.server.database)).rejects.toThrow('cannot be removed');
  });

  test('rejects it for an order that is out of step too, when its count grows', async () => {
    const { _id } = await placeOrder(warehouse.server, { numofpackages: 2 });
    await sql`
      insert into parcels (code, order_id, number, state)
      select parcel_code(${_id}, place, 0), ${_id}, place, 'received'
      from generate_series(3, 5) as place
    `.execute(warehouse.server.database);
    const growing = sql`update orders set package_count = 3 where id = ${_id}`;
    await expect(growing.execute(warehouse.server.database)).rejects.toThrow('cannot be removed');
  });
});
