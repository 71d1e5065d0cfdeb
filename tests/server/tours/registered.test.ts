import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { addCustomer, addTour } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let office: Client;
beforeAll(async () => {
  server = await startServer();
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const registered = async (tour: string) => (await office.get(`tours/${tour}/registered`)).body.data;

it('a clerk sees how many customers are registered for each city of a tour', async () => {
  const { _id } = await addTour(server);
  const other = await addTour(server);
  expect(await registered(_id)).toEqual({ count: 0, cities: [] });
  for (const SubsCribedCity of ['Fes', 'Rabat', 'Fes', undefined]) {
    await addCustomer(server, { tour: { _id, ...(SubsCribedCity && { SubsCribedCity }) } });
  }
  await addCustomer(server, { tour: { _id: other._id, SubsCribedCity: 'Fes' } });
  expect(await registered(_id)).toEqual({
    count: 4,
    cities: [
      { city: 'Fes', count: 2 },
      { city: 'Rabat', count: 1 },
      { city: null, count: 1 },
    ],
  });
});

it('a clerk lists the customers of a tour who are registered for one city', async () => {
  const { _id } = await addTour(server);
  const salma = await addCustomer(server, { tour: { _id, SubsCribedCity: 'Nador' } });
  await addCustomer(server, { tour: { _id, SubsCribedCity: 'Oujda' } });
  const { body } = await office.get<{ data: { _id: string }[] }>(
    `auth/users?tour._id=${_id}&tour.SubsCribedCity=Nador`,
  );
  expect(body.data.map((one) => one._id)).toEqual([salma._id]);
});

it('a customer who is moved to another tour stays registered for their city', async () => {
  const [from, to] = [await addTour(server), await addTour(server)];
  const salma = await addCustomer(server, { tour: { _id: from._id, SubsCribedCity: 'Nador' } });
  await office.put(`auth/users/${salma._id}`, { tour: { _id: to._id } });
  expect(await registered(from._id)).toMatchObject({ count: 0 });
  expect(await registered(to._id)).toEqual({ count: 1, cities: [{ city: 'Nador', count: 1 }] });
});

it('only the staff gets an answer, and a tour that does not exist is not found', async () => {
  const { _id } = await addTour(server);
  const customer = await signInAs(server, 'customer');
  expect((await customer.get(`tours/${_id}/registered`)).status).toBe(403);
  expect((await office.get('tours/nowhere/registered')).status).toBe(404);
});
