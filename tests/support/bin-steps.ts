import { expect } from 'vitest';
import type { Client } from './client.ts';
import type { WireOrder } from './records.ts';
import type { TestServer } from './server.ts';

type One = { data: WireOrder; code?: string; message?: string };

/** What a clerk does to orders on the way into the bin and out of it. */
export const binSteps = (given: () => { server: TestServer; clerk: Client }) => ({
  throwAway: async ({ _id }: WireOrder) => {
    expect((await given().clerk.delete(`commands/${_id}`)).status).toBe(200);
  },
  restore: ({ _id }: WireOrder) => given().clerk.post<One>(`commands/bin/${_id}/restore`),
  /** The lines of the audit trail about an order: what was done, and by whom. */
  audited: async ({ _id }: WireOrder) => {
    const lines = await given()
      .server.database.selectFrom('audit_entry')
      .select(['action', 'by_name', 'by_id'])
      .where('record_id', '=', _id)
      .orderBy('id')
      .execute();
    return lines.map(({ action, by_id, by_name }) => [
      action,
      by_id === null ? by_name : 'somebody',
    ]);
  },
});
