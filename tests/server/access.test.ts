import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin as adminOnly, everyone, forPeople } from '../../domain/access.ts';
import { defineResource, reference } from '../../domain/define.ts';
import { boolean, group, text } from '../../domain/fields.ts';
import { resources } from '../../domain/resources/registry.ts';
import { users } from '../../domain/resources/users.ts';
import type { Client } from '../support/client.ts';
import { addPerson, signIn, signInAs, startServer, type TestServer } from '../support/server.ts';

const owner = forPeople((actor) => actor.role === 'admin' || { owner: actor.id });
const ownerOfDraft = forPeople(
  (actor) => actor.role === 'admin' || { owner: actor.id, state: 'draft' },
);

/** Letters of customers: they can reach only their own, and change them while they are drafts. */
const letters = defineResource({
  name: 'letters',
  fields: {
    owner: reference(users, { required: true, filter: true, embed: ['name', 'cityName'] }),
    state: text({ default: 'draft', filter: true }),
    body: text({ required: true, search: true, filter: true }),
    remark: text({ read: adminOnly, filter: true, search: true }),
    stamped: boolean({ default: false, write: adminOnly }),
    envelope: group({ colour: text({ read: adminOnly }), size: text({ write: adminOnly }) }),
  },
  represent: (letter) => letter.body,
  access: { list: owner, show: owner, create: owner, edit: ownerOfDraft, delete: adminOnly },
});

const open = defineResource({
  name: 'board',
  fields: { line: text({ required: true }) },
  represent: (note) => note.line,
  access: { list: everyone, show: everyone, create: everyone, edit: everyone, delete: everyone },
});

type Letter = { _id: string; body: string; remark?: string; owner: { _id: string } };
type One = { data: Letter };
type Many = { count: number; data: Letter[] };
type Rejection = { code: string; fields?: Record<string, string> };

let server: TestServer;
let admin: Client;
let salma: Client & { id: string };
let omar: Client & { id: string };

async function customer(): Promise<Client & { id: string }> {
  const person = await addPerson(server, 'customer');
  await server.database
    .updateTable('users')
    .set({ city_name: 'Bremen' })
    .where('id', '=', person.id)
    .execute();
  return { ...(await signIn(server, person.phone)), id: person.id };
}

beforeAll(async () => {
  server = await startServer({ definitions: { ...resources, letters, board: open } });
  admin = await signInAs(server, 'admin');
  salma = await customer();
  omar = await customer();
});
afterAll(() => server.close());

const write = async (client: Client & { id: string }, values: Record<string, unknown> = {}) =>
  client.post<One & Rejection>('letters', { owner: client.id, body: 'Salam', ...values });

test('a customer sees their own records, and does not learn that others exist', async () => {
  const own = (await write(salma)).body.data;
  const other = (await write(omar)).body.data;
  const { body } = await salma.get<Many>('letters');
  expect(body.data.every((letter) => letter.owner._id === salma.id)).toBe(true);
  expect(body.count).toBe(body.data.length);
  expect((await salma.get<Many>(`letters?owner=${omar.id}`)).body.count).toBe(0);
  expect((await salma.get(`letters/${own._id}`)).status).toBe(200);
  expect((await salma.get(`letters/${other._id}`)).status).toBe(404);
  expect((await salma.put(`letters/${other._id}`, { body: 'x' })).status).toBe(404);
  expect((await admin.get<Many>(`letters?owner=${omar.id}`)).body.count).toBeGreaterThan(0);
});

test('a customer changes a record only inside the scope, and cannot give it away', async () => {
  const { _id } = (await write(salma)).body.data;
  expect((await salma.put(`letters/${_id}`, { body: 'Ahlan' })).status).toBe(200);
  expect((await salma.put(`letters/${_id}`, { owner: omar.id })).status).toBe(403);
  await admin.put(`letters/${_id}`, { state: 'sent' });
  expect((await salma.put(`letters/${_id}`, { body: 'Late' })).status).toBe(403);
  expect((await salma.delete(`letters/${_id}`)).status).toBe(403);
});

test('nobody creates a record that they could not reach', async () => {
  const answer = await salma.post<Rejection>('letters', { owner: omar.id, body: 'x' });
  expect([answer.status, answer.body.code]).toEqual([403, 'access.denied']);
});

test('a field that a reader may not see is in no answer, and no query accepts it', async () => {
  const { _id } = (await write(salma)).body.data;
  await admin.put(`letters/${_id}`, { remark: 'rude', envelope: { colour: 'red' } });
  const { data } = (await salma.get<One>(`letters/${_id}`)).body;
  expect(data).not.toHaveProperty('remark');
  expect(data).not.toHaveProperty('envelope.colour');
  expect(data).toHaveProperty('envelope.size');
  for (const query of ['remark=rude', 'sort=remark', 'fields=remark', 'remark[ne]=x']) {
    expect((await salma.get(`letters?${query}`)).status).toBe(400);
    expect((await admin.get(`letters?${query}`)).status).toBe(200);
  }
});

test('a field that a writer may not change is rejected by name, but its echo is accepted', async () => {
  const { data } = (await write(salma)).body;
  const echo = await salma.put(`letters/${data._id}`, { ...data, body: 'Ahlan' });
  expect(echo.status).toBe(200);
  const flag = await salma.put<Rejection>(`letters/${data._id}`, { stamped: true });
  expect([flag.status, Object.keys(flag.body.fields ?? {})]).toEqual([422, ['stamped']]);
  const inner = await salma.put<Rejection>(`letters/${data._id}`, { envelope: { size: 'C4' } });
  expect([inner.status, Object.keys(inner.body.fields ?? {})]).toEqual([422, ['envelope.size']]);
  expect((await write(salma, { stamped: true })).status).toBe(422);
  expect((await write(salma, { stamped: false })).status).toBe(201);
});

test('a list filters and sorts by embedded values, without a copy of them', async () => {
  await write(omar);
  const { body } = await admin.get<Many>('letters?owner.cityName=Bremen&sort=-owner.cityName');
  expect(body.count).toBeGreaterThan(0);
  expect((await admin.get<Many>('letters?owner.cityName=Kiel')).body.count).toBe(0);
  expect((await admin.get('letters?owner.phone=x')).status).toBe(400);
});

test('a resource for everyone is for everyone with a session', async () => {
  expect((await omar.post('board', { line: 'Salam' })).status).toBe(201);
  expect((await salma.get<Many>('board')).body.count).toBe(1);
  expect((await server.stranger.get('board')).status).toBe(401);
});
