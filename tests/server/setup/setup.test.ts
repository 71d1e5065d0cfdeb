import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETUP_STEPS, type Setup, type SetupStep } from '../../../domain/setup/setup-steps.ts';
import type { Client } from '../../support/client.ts';
import { describeCompany } from '../../support/company.ts';
import { addCustomer, addTour, placeOrder } from '../../support/records.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let office: Client;
beforeAll(async () => {
  server = await startServer();
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const setup = async (): Promise<Setup> => (await office.get<{ data: Setup }>('setup')).body.data;
const done = async (): Promise<readonly SetupStep[]> =>
  (await setup()).steps.filter(({ isDone }) => isDone).map(({ step }) => step);
const skipped = async (): Promise<readonly SetupStep[]> =>
  (await setup()).steps.filter(({ isSkipped }) => isSkipped).map(({ step }) => step);

describe('the set-up of an empty installation', () => {
  it('ticks each step when its data is there, and none before', async () => {
    expect((await setup()).steps.map(({ step }) => step)).toEqual([...SETUP_STEPS]);
    expect(await done()).toEqual([]);
    expect(await setup()).toMatchObject({ isEmpty: true, isOver: false });
    await office.post('settings', { name: 'Muster Transporte' });
    expect(await done()).toEqual([]);
    await describeCompany(server.database);
    await office.post('prices', { name: 'Paket', price: '20.00' });
    expect(await done()).toEqual(['company', 'prices']);
    await addTour(server);
    await addCustomer(server);
    expect(await done()).toEqual(['company', 'prices', 'tour', 'customer']);
    expect((await setup()).isEmpty).toBe(true);
    const order = await placeOrder(server, {
      user: (await addCustomer(server, { address: 'Musterweg 1' }))._id,
      verified: true,
      content: [{ desc: 'Waren', qty: 1, price: '300.00' }],
    });
    expect(await setup()).toMatchObject({ isEmpty: false, latestOrder: order._id });
    expect(await done()).toContain('order');
    const issued = await office.post('invoices', {
      order: order._id,
      __v: order.__v,
      serviceDate: null,
    });
    expect(issued.body).toMatchObject({ status: 'success' });
    expect(await done()).toEqual(SETUP_STEPS.filter((step) => step !== 'colleague'));
    await addPerson(server, 'admin');
    expect(await done()).toEqual([...SETUP_STEPS]);
  });

  it('counts the price of a kilogram as a price once it is more than nothing', async () => {
    await sql`delete from content where resource = 'prices'`.execute(server.database);
    expect(await done()).not.toContain('prices');
    await office.post('weigthprice', { weigthPrice: '2,50' });
    expect(await done()).toContain('prices');
  });

  it('skips steps for everybody, and brings them back', async () => {
    const answer = await office.put<{ data: Setup }>('setup', {
      skipped: { tour: true, colleague: true },
    });
    expect(answer.body.data).toEqual(await setup());
    expect(await skipped()).toEqual(['tour', 'colleague']);
    await office.put('setup', { skipped: { tour: true } });
    await office.patch('setup', { skipped: { tour: false } });
    expect(await skipped()).toEqual(['colleague']);
  });

  it('is put away, and comes back', async () => {
    await office.put('setup', { isOver: true });
    await office.put('setup', { isOver: true });
    expect((await setup()).isOver).toBe(true);
    await office.put('setup', { isOver: false });
    expect((await setup()).isOver).toBe(false);
  });

  it('rejects what it does not know, and names it', async () => {
    const unknown = await office.put('setup', { skipped: { coffee: true } });
    expect(unknown).toMatchObject({ status: 422 });
    expect(JSON.stringify(unknown.body)).toContain('coffee');
    const odd = await office.put('setup', { isDone: true });
    expect(odd.status).toBe(422);
    expect(JSON.stringify(odd.body)).toContain('isDone');
  });

  it('is not for customers and strangers', async () => {
    const customer = await signInAs(server, 'customer');
    expect((await customer.get('setup')).status).toBe(403);
    expect((await customer.put('setup', { isOver: true })).status).toBe(403);
    expect((await server.stranger.get('setup')).status).toBe(401);
  });
});
