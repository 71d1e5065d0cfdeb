import { expect, test } from 'vitest';
import { nobody, staff } from '../../domain/access.ts';
import type { Definition } from '../../domain/define.ts';
import { boolean, integer, text } from '../../domain/fields.ts';
import { resources } from '../../domain/resources/registry.ts';
import { MODULES } from '../../server/app.ts';
import { revisionsOf } from '../../server/resources/content-store.ts';
import { openResources } from '../../server/resources/engine.ts';
import { machines } from '../support/every-kind.ts';
import { signInAs, startServer } from '../support/server.ts';

const access = { list: staff, show: staff, create: staff, edit: staff, delete: staff };
const lamps = (fields: Definition['fields'], name = 'lamps'): Definition => ({
  name,
  path: name,
  fields,
  represent: () => '',
  access,
});

test('an application whose definitions are wrong is not built, and reports everything that is wrong', () => {
  const broken = {
    ...resources,
    lamps: lamps({ watts: integer({ max: 5, default: 9 }), _id: text() }),
    bulbs: lamps({ lit: boolean() }),
  };
  expect(() => openResources(broken, MODULES)).toThrow(
    /cannot be used:[\s\S]*lamps[\s\S]*lamps\.watts[\s\S]*lamps\._id/,
  );
});

test("a field without a column in its resource's own table is named when the server starts", () => {
  const trips = { ...resources.trips, fields: { ...resources.trips.fields, driver: text() } };
  expect(() => openResources({ ...resources, trips }, MODULES)).toThrow(
    'trips.driver: has no column in trips.',
  );
});

test('what is only read and has neither a table nor calls of its own is named', () => {
  const read = { list: staff, show: staff, create: nobody, edit: nobody, delete: nobody };
  const sightings: Definition = {
    ...lamps({ at: text() }, 'sightings'),
    access: read,
    readOnly: true,
  };
  expect(() => openResources({ ...resources, sightings }, MODULES)).toThrow(
    'sightings: is read only, so a module gives it a table or has calls of its own.',
  );
});

test.each([
  ['files', {}, 'files: GET /api/v1/files/:name is another call of the server'],
  ['counts', {}, 'counts: GET /api/v1/counts is another call of the server'],
  ['parcels', {}, 'parcels: GET /api/v1/parcels is another call of the server'],
  ['imports', {}, 'imports: GET /api/v1/imports is another call of the server'],
  ['auth', {}, 'auth: POST /api/v1/auth is another call of the server'],
  ['lamps', { path: 'preferences' }, 'lamps: GET /api/v1/preferences is another call'],
  ['legal', {}, 'legal: /legal/:page is another page of the server; give it another name.'],
])(
  'a resource %s that takes an address of the server away is named',
  async (name, rest, notified) => {
    const taking = { ...lamps({ watts: integer() }, name), ...rest };
    const starting = startServer({ definitions: { ...resources, [name]: taking } });
    await expect(starting).rejects.toThrow(notified);
  },
);

test('a filter by a field that is called like a parameter of every list is named', async () => {
  const paged = lamps({ page: integer({ filter: true }) });
  await expect(startServer({ definitions: { ...resources, lamps: paged } })).rejects.toThrow(
    'lamps.page: cannot be filtered by, because "page" is a parameter of every list.',
  );
});

test('every state of a content record is stored as a revision', async () => {
  await using server = await startServer({ definitions: { ...resources, machines } });
  const admin = await signInAs(server, 'admin');
  type One = { data: { _id: string } };
  const { body } = await admin.post<One>('depot/machines', { plate: 'HB 1' });
  const url = `depot/machines/${body.data._id}`;
  await admin.put(url, { plate: 'HB 2' });
  await admin.put(url, { plate: 'HB 2' });
  await admin.delete(url);
  const revisions = await revisionsOf(server.database, body.data._id);
  const notified = revisions.map(({ version, action, data }) => [
    version,
    action,
    (data as { plate: string }).plate,
  ]);
  expect(notified).toEqual([
    [1, 'create', 'HB 1'],
    [2, 'change', 'HB 2'],
    [2, 'delete', 'HB 2'],
  ]);
});

test('a value that a record no longer has is free for the next record', async () => {
  await using server = await startServer({ definitions: { ...resources, machines } });
  const admin = await signInAs(server, 'admin');
  const { body } = await admin.post<{ data: { _id: string } }>('depot/machines', { plate: 'HB 1' });
  await admin.put(`depot/machines/${body.data._id}`, { plate: 'HB 2' });
  expect((await admin.post('depot/machines', { plate: 'HB 1' })).status).toBe(201);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.post('depot/machines', { plate: 'HB 3' })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 422)]);
});

test('a record that others refer to cannot be deleted, even if they do so in a list', async () => {
  await using server = await startServer({ definitions: { ...resources, machines } });
  const admin = await signInAs(server, 'admin');
  const tour = async (name: string) =>
    (await admin.post<{ data: { _id: string } }>('tours', { Tname: name })).body.data._id;
  const [one, two, free] = [await tour('One'), await tour('Two'), await tour('Free')];
  await admin.post('depot/machines', { plate: 'HB 1', tour: one, earlierTours: [two] });
  expect((await admin.delete(`tours/${one}`)).status).toBe(409);
  expect((await admin.delete(`tours/${two}`)).status).toBe(409);
  expect((await admin.delete(`tours/${free}`)).status).toBe(200);
});

test('formatted text is stored without anything that runs or loads', async () => {
  await using server = await startServer({ definitions: { ...resources, machines } });
  const admin = await signInAs(server, 'admin');
  const description =
    '<p onclick="x()">Hallo <strong>Welt</strong><script>alert(1)</script><img src=x onerror=y>' +
    '<a href="javascript:alert(1)">eins</a><a href="https://example.org">zwei</a>' +
    '<a href="&#8203;javascript:0||alert(1)">drei</a><a href="//evil.example">vier</a>' +
    '<a href="mailto:a@example.org">fünf</a><a href="/faq">sechs</a>&#8238;</p>';
  const { body } = await admin.post<{ data: { description: string } }>('depot/machines', {
    plate: 'HB 1',
    description,
  });
  expect(body.data.description).toBe(
    '<p>Hallo <strong>Welt</strong><a rel="noopener noreferrer">eins</a>' +
      '<a href="https://example.org" rel="noopener noreferrer">zwei</a>' +
      '<a rel="noopener noreferrer">drei</a><a rel="noopener noreferrer">vier</a>' +
      '<a href="mailto:a@example.org" rel="noopener noreferrer">fünf</a>' +
      '<a href="/faq" rel="noopener noreferrer">sechs</a></p>',
  );
});
