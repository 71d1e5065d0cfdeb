import { afterAll, beforeAll, expect, it } from 'vitest';
import { EDITING_MS } from '../../../domain/chat/live-events.ts';
import { editedRecords } from '../../../server/live/edited-records.ts';
import { connectLive, type Person } from '../../support/live.ts';
import type { OneBody } from '../../support/sampled-resource.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let amina: Person;
let colleague: Person;
beforeAll(async () => {
  server = await startServer();
  amina = await personOf('admin');
  colleague = await personOf('admin');
});
afterAll(() => server.close());

async function personOf(role: Person['role']): Promise<Person> {
  const { id, phone } = await addPerson(server, role);
  return { ...(await signIn(server, phone)), id, role };
}
const newInfo = async () =>
  (await amina.post<OneBody>('info', { title: { de: 'Hafenstreik' } })).body.data;

it('somebody who opens a record is named to colleagues, and to no customer', async () => {
  const { _id } = await newInfo();
  const [mine, theirs] = [
    await connectLive(server.url, amina),
    await connectLive(server.url, colleague),
  ];
  const customer = await connectLive(server.url, await personOf('customer'));
  expect(await mine.ask('editing', 'Infos', _id, false)).toEqual({ status: 'success' });
  const editor = { resource: 'Infos', recordId: _id, userId: amina.id, name: 'Amina Probe' };
  expect(await theirs.next('editing')).toEqual([{ ...editor, isOver: false }]);
  await mine.ask('editing', 'Infos', _id, true);
  expect(await theirs.next('editing', ({ isOver }) => isOver)).toEqual([
    { ...editor, isOver: true },
  ]);
  expect(mine.all('editing')).toEqual([]);
  expect(customer.all('editing')).toEqual([]);
});

it('somebody who has a record open hears that a colleague has saved it', async () => {
  const [open, other] = [await newInfo(), await newInfo()];
  const [mine, theirs] = [
    await connectLive(server.url, amina),
    await connectLive(server.url, colleague),
  ];
  await mine.ask('editing', 'Infos', open._id, false);
  expect((await colleague.put(`info/${other._id}`, { title: { de: 'Ramadan' } })).status).toBe(200);
  expect((await colleague.put(`info/${open._id}`, { title: { de: 'Fähre' } })).status).toBe(200);
  expect(await mine.next('recordChanged')).toEqual([
    { resource: 'Infos', recordId: open._id, name: 'Amina Probe' },
  ]);
  // Nobody has the other one open, and who saves needs no notice of it.
  expect(mine.all('recordChanged')).toHaveLength(1);
  expect(theirs.all('recordChanged')).toEqual([]);
});

it.each([
  ['a customer', 'Infos', 'access.denied'],
  ['a clerk who names no resource', 'nothing', 'route.notFound'],
  ['a clerk who names no record', 'Infos', 'request.malformed'],
])('%s is rejected', async (who, resource, code) => {
  const person = who === 'a customer' ? await personOf('customer') : amina;
  const id = code === 'request.malformed' ? 'x' : (await newInfo())._id;
  const live = await connectLive(server.url, person);
  expect(await live.ask('editing', resource, id, false)).toMatchObject({ status: 'error', code });
});

it('a record is no longer open once nobody has reported it for a while', () => {
  let now = 0;
  const edited = editedRecords(() => now);
  const editor = { resource: 'Infos', recordId: 'a', userId: 'u', name: 'Amina', isOver: false };
  edited.hear({ to: 'staff', event: 'editing', args: [editor] });
  expect([edited.has('Infos', 'a'), edited.has('Infos', 'b')]).toEqual([true, false]);
  now = EDITING_MS;
  expect(edited.has('Infos', 'a')).toBe(false);
});
