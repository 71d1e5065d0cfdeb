import { afterAll, beforeAll } from 'vitest';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import type { Client } from './client.ts';
import type { WireOrder } from './records.ts';
import { signInAs, startServer, type TestServer } from './server.ts';

type Order = Pick<WireOrder, '_id'>;

/**
 * A server and a clerk at the warehouse, for all tests of a file. Registers its own setup and teardown
 * with the test runner.
 */
export function warehouseHarness() {
  let server: TestServer;
  let clerk: Client;
  beforeAll(async () => {
    server = await startServer();
    clerk = await signInAs(server, 'admin');
  });
  afterAll(() => server.close());

  /** The parcels of an order, the first one first. */
  const parcelsOf = async ({ _id }: Order): Promise<Parcel[]> =>
    (await clerk.get<{ data: Parcel[] }>(`parcels?order=${_id}`)).body.data;

  return {
    get server() {
      return server;
    },
    get clerk() {
      return clerk;
    },
    parcelsOf,
    /** The parcel at a position of an order. Throws if the order has none there. */
    async parcelAt(order: Order, number: number): Promise<Parcel> {
      const found = (await parcelsOf(order)).find((parcel) => parcel.number === number);
      if (!found) throw new Error(`The order has no parcel ${number}.`);
      return found;
    },
  };
}
