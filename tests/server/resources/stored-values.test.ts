import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staff } from '../../../domain/access.ts';
import type { Definition } from '../../../domain/define.ts';
import { reference } from '../../../domain/define.ts';
import {
  boolean,
  choice,
  decimal,
  type Fields,
  group,
  integer,
  list,
  localized,
  money,
  text,
} from '../../../domain/fields.ts';
import { resources } from '../../../domain/resources/registry.ts';
import { retired as retiredValues } from '../../../domain/resources/retired.ts';
import { MODULES } from '../../../server/app.ts';
import { newId } from '../../../server/base/new-id.ts';
import { openResources } from '../../../server/resources/engine.ts';
import type { Module } from '../../../server/resources/module.ts';
import { checkStoredValues } from '../../../server/resources/stored-values/check-stored-values.ts';
import { defineTable } from '../../../server/resources/table-store.ts';
import { type OwnDatabase, ownDatabase } from '../../support/own-database.ts';
import { addPerson } from '../../support/server.ts';

const access = { list: staff, show: staff, create: staff, edit: staff, delete: staff };
const define = (name: string, fields: Fields): Definition => ({
  name,
  path: name,
  fields,
  represent: () => name,
  access,
});

let own: OwnDatabase;
beforeEach(async () => {
  own = await ownDatabase();
});
afterEach(() => own.close());

type Setup = { retired?: readonly string[]; modules?: readonly Module[]; alone?: boolean };

/** What a start with these definitions says, beside the product's or alone, if it is rejected. */
async function start(
  definitions: Record<string, Definition>,
  { retired = [], modules = MODULES, alone = false }: Setup = {},
): Promise<string | undefined> {
  try {
    const opened = openResources({ ...(alone ? {} : resources), ...definitions }, modules);
    await checkStoredValues(own.database, opened, retired);
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'StartError') return error.message;
    throw error;
  }
}

const lamps = (fields: Fields) => start({ lamps: define('lamps', fields) });

/** A record of the common store as it is after a write; returns its id. */
async function store(data: object, resource = 'lamps'): Promise<string> {
  const id = newId();
  await own.database
    .insertInto('content')
    .values({ id, resource, data: JSON.stringify(data) })
    .execute();
  return id;
}

/** The lines of SQL that a message proposes for a migration. */
const sqlOf = (message: string | undefined): string =>
  [...(message ?? '').matchAll(/^ {4}(.+)$/gm)].map(([, line]) => line).join('\n');

const run = (statements: string) => sql.raw(statements).execute(own.database);

describe('a developer who renames a field of records that hold values', () => {
  it('learns of them, and that a migration by the message carries them over', async () => {
    expect(await lamps({ watts: integer(), name: text() })).toBeUndefined();
    const id = await store({ watts: 5, name: 'desk' });
    await store({ watts: null, name: 'hall' });
    const message = await lamps({ power: integer(), name: text() });
    expect(message).toContain(`lamps.watts is no field, but holds a value in 1 record (${id}).`);
    await run(sqlOf(message));
    expect(await lamps({ power: integer(), name: text() })).toBeUndefined();
    const stored = await own.database
      .selectFrom('content')
      .select('data')
      .where('id', '=', id)
      .execute();
    expect(stored).toEqual([{ data: { power: 5, name: 'desk' } }]);
  });

  it('learns of them inside groups, and inside the groups of a list', async () => {
    const then = { size: group({ hull: text() }), rows: list(group({ seat: integer() })) };
    const now = { size: group({ body: text() }), rows: list(group({ place: integer() })) };
    await lamps(then);
    const id = await store({ size: { hull: 'oak' }, rows: [{ seat: 1 }, { seat: 2 }] });
    const message = await lamps(now);
    expect(message).toContain(`lamps.size.hull is no field, but holds a value in 1 record (${id})`);
    expect(message).toContain(
      `lamps.rows[].seat is no field, but holds a value in 1 record (${id})`,
    );
  });

  it('starts if no record holds anything but what every new record gets', async () => {
    await lamps({
      lit: boolean({ default: false }),
      price: money({ default: '2.00' }),
      name: text(),
    });
    await store({ lit: false, price: 200, name: '' });
    expect(await lamps({ watts: integer() })).toBeUndefined();
  });

  it('learns of them on the first start that compares, too', async () => {
    await store({ watts: 5 });
    expect(await lamps({ power: integer() })).toContain('lamps.watts is no field');
  });

  it('never reads the values in the message', async () => {
    await store({ owner: 'Karim Probe' });
    expect(await lamps({ name: text() })).not.toContain('Karim');
  });

  it('leaves them behind by saying so, and not by accident afterwards', async () => {
    await store({ watts: 5, name: 'desk' });
    const now = { lamps: define('lamps', { name: text() }) };
    expect(await start(now, { retired: ['lamps.watts'] })).toBeUndefined();
    expect(await start(now, { retired: ['lamps.watt'] })).toContain('lamps.watts is no field');
    const again = { lamps: define('lamps', { name: text(), watts: integer() }) };
    expect(await start(again, { retired: ['lamps.watts'] })).toContain(
      'lamps.watts is named in domain/resources/retired.ts, but is defined.',
    );
  });

  it('may go back to the former definitions after a rejected start', async () => {
    await lamps({ watts: integer() });
    await store({ watts: 5 });
    await lamps({ power: integer() });
    expect(await lamps({ watts: integer() })).toBeUndefined();
  });
});

describe('a developer who renames or removes a resource with records', () => {
  it('learns how many there are, and that a migration by the message carries them over', async () => {
    await lamps({ name: text({ unique: true }) });
    const ids = [await store({ name: 'a' }), await store({ name: 'b' })];
    const bulbs = { bulbs: define('bulbs', { name: text({ unique: true }) }) };
    const message = await start(bulbs);
    expect(message).toContain('lamps is no resource, but the common store holds 2 records (');
    for (const id of ids) expect(message).toContain(id);
    await run(sqlOf(message));
    expect(await start(bulbs)).toBeUndefined();
    const claims = await own.database
      .selectFrom('content_unique')
      .select(['resource', 'value'])
      .orderBy('value')
      .execute();
    expect(claims).toEqual([
      { resource: 'bulbs', value: 'a' },
      { resource: 'bulbs', value: 'b' },
    ]);
  });

  it('leaves them behind by saying so', async () => {
    await store({ name: 'a' });
    expect(await start({})).toContain('lamps is no resource');
    expect(await start({}, { retired: ['lamps'] })).toBeUndefined();
  });

  it('learns the same if the records had a table of their own', async () => {
    await start({});
    await addPerson({ database: own.database }, 'customer');
    const message = await start({ lamps: define('lamps', { name: text() }) }, { alone: true });
    expect(message).toContain('users does not show the table users any more, which holds 1 record');
  });
});

describe('a developer who changes the kind of a field', () => {
  it('learns of values that it cannot read, and that the SQL of the message converts them', async () => {
    await lamps({ watts: text(), name: text() });
    const id = await store({ watts: '60', name: 'desk' });
    const now = { watts: integer(), name: localized(text()) };
    const message = await lamps(now);
    expect(message).toContain(
      `lamps.watts is a field of the kind "integer", but holds something else in 1 record (${id})`,
    );
    expect(message).toContain(`lamps.name is a field of the kind "localized", but holds something`);
    await run(sqlOf(message));
    expect(await lamps(now)).toBeUndefined();
    const { data } = await own.database
      .selectFrom('content')
      .select('data')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(data).toEqual({ watts: 60, name: { de: 'desk' } });
  });

  it('learns of a choice that records still have', async () => {
    await lamps({ state: choice(['on', 'off', 'broken']) });
    const id = await store({ state: 'broken' });
    await store({ state: 'on' });
    expect(await lamps({ state: choice(['on', 'off']) })).toContain(
      `lamps.state is a field of the kind "choice", but holds something else in 1 record (${id})`,
    );
  });

  it('learns that an amount would become another one, until a migration says it was converted', async () => {
    await lamps({ cost: integer() });
    const id = await store({ cost: 5 });
    const message = await lamps({ cost: money() });
    expect(message).toContain(
      `lamps.cost was stored as number and would be read as cents in 1 record (${id})`,
    );
    await run(
      `update content set data = '{"cost": 500}' where resource = 'lamps'; ${sqlOf(message)}`,
    );
    expect(await lamps({ cost: money() })).toBeUndefined();
  });

  it('starts if every value can be read as before', async () => {
    await lamps({ count: integer(), name: text(), kind: choice(['a', 'b']) });
    await store({ count: 5, name: 'desk', kind: 'a' });
    const now = { count: decimal(), name: text({ max: 3 }), kind: choice(['a', 'b', 'c']) };
    expect(await lamps(now)).toBeUndefined();
  });

  it('learns of references that lead nowhere', async () => {
    const [modules, halls] = [
      define('modules', { name: text() }),
      define('halls', { name: text() }),
    ];
    const first = { modules, halls, lamps: define('lamps', { place: reference(modules) }) };
    await start(first);
    const module = await store({ name: 'a' }, 'modules');
    const id = await store({ place: module });
    expect(
      await start({ ...first, lamps: define('lamps', { place: reference(halls) }) }),
    ).toContain(`lamps.place refers to halls, which does not have what 1 record (${id}) refer to.`);
  });
});

describe('a developer who makes a field unique', () => {
  it('learns which records share a value, but not the value', async () => {
    await lamps({ name: text() });
    const ids = [await store({ name: 'desk' }), await store({ name: 'desk' })];
    await store({ name: 'hall' });
    const message = await lamps({ name: text({ unique: true }) });
    expect(message).toContain('lamps.name is unique, but records share a value: ');
    for (const id of ids) expect(message).toContain(id);
    expect(message).not.toContain('desk');
  });

  it('has the values of older records taken by the start', async () => {
    await lamps({ name: text() });
    const id = await store({ name: 'desk' });
    expect(await lamps({ name: text({ unique: true }) })).toBeUndefined();
    const claims = await own.database.selectFrom('content_unique').selectAll().execute();
    expect(claims).toEqual([{ resource: 'lamps', field: 'name', value: 'desk', content_id: id }]);
  });
});

/** Resources `lamps` with the table `users`, so that no migration is needed to try it. */
const tabled = (fields: Fields, columns: Record<string, string>) => {
  const table = defineTable({
    table: 'users',
    columns,
    generated: [],
    unread: [],
    copies: {},
    search: 'search',
    derive: () => ({}),
  } as never);
  const module: Module = { name: 'lamps', resources: { lamps: { table } } };
  return start({ lamps: define('lamps', fields) }, { modules: [module], alone: true });
};

describe('a developer who changes a resource with a table of its own', () => {
  const first = { name: text(), status: choice(['active', 'blocked']), city: text() };
  const columns = { name: 'first_name', status: 'status', city: 'city_name' };

  beforeEach(async () => {
    await tabled(first, columns);
    await addPerson({ database: own.database }, 'customer');
  });

  it('learns of values in a column that no field shows any more', async () => {
    const { name: _name, ...fields } = first;
    const { name: _column, ...others } = columns;
    expect(await tabled(fields, others)).toMatch(
      /lamps\.name is no field any more, but users\.first_name holds a value in 1 record \(/,
    );
  });

  it('may rename the field of a column, remove an empty one, and add others', async () => {
    const fields = { title: text(), status: first.status, phone: text() };
    expect(
      await tabled(fields, { title: 'first_name', status: 'status', phone: 'phone' }),
    ).toBeUndefined();
  });

  it('learns of values of another kind', async () => {
    expect(await tabled({ ...first, status: choice(['blocked']) }, columns)).toMatch(
      /lamps\.status is a field of the kind "choice", but users\.status holds something else in 1 record/,
    );
  });

  it('learns of a field whose column is not there', async () => {
    const named = await tabled({ ...first, worth: money() }, { ...columns, worth: 'worth_cents' });
    expect(named).toMatch(
      /lamps\.worth is stored in users\.worth_cents, which is not there\. Add it/,
    );
  });

  it('learns of values that two records share', async () => {
    await addPerson({ database: own.database }, 'customer');
    expect(await tabled({ ...first, name: text({ unique: true }) }, columns)).toContain(
      'lamps.name is unique, but records share a value',
    );
  });

  it('learns of a unique field that the table does not keep unique, and what to write', async () => {
    const now = { ...first, name: text({ unique: true }) };
    const message = await tabled(now, columns);
    expect(message).toContain(
      'lamps.name is unique, but nothing keeps two records from sharing a value of users.first_name',
    );
    await run(sqlOf(message));
    expect(await tabled(now, columns)).toBeUndefined();
    await expect(addPerson({ database: own.database }, 'customer')).rejects.toThrow(
      'users_first_name_key',
    );
  });

  it('learns the same of an index that keeps only some records unique, or that reads another name', async () => {
    const now = { ...first, name: text({ unique: true }) };
    await run(
      `create unique index users_first_name_key on users (first_name) where status = 'active'`,
    );
    await run('create unique index of_all on users (first_name)');
    expect(await tabled(now, columns)).toContain('lamps.name is unique, but nothing keeps');
  });
});

describe('an operator who starts a later version on a database that was never compared', () => {
  it('learns of a column that its definitions do not show any more', async () => {
    await addPerson({ database: own.database }, 'customer');
    const message = await tabled({ name: text() }, { name: 'first_name' });
    expect(message).toMatch(
      /lamps\.lastName is no field any more, but users\.last_name holds a value in 1 record \(/,
    );
    // Of what only the server keeps there, no definition has ever spoken.
    expect(message).not.toContain('password_hash');
  });

  it('learns of an amount that would become another one', async () => {
    const id = await store({ name: 'Koffer', price: 500 }, 'prices');
    const fields = { ...resources.prices.fields, price: integer() };
    expect(await start({ prices: { ...resources.prices, fields } })).toContain(
      `prices.price was stored as cents and would be read as number in 1 record (${id})`,
    );
  });

  it('starts if the definitions are as they were', async () => {
    await addPerson({ database: own.database }, 'customer');
    await store({ name: 'Koffer', price: 500 }, 'prices');
    expect(await start({})).toBeUndefined();
  });
});

describe('an operator who starts the server', () => {
  it('waits for one statement only, as long as the definitions stay the same', async () => {
    await start({});
    const statements: string[] = [];
    const counting = own.database.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await checkStoredValues(counting, openResources(resources, MODULES), retiredValues);
    expect(statements).toEqual(['SelectQueryNode']);
  });

  it('may start several processes at once after a change of the definitions', async () => {
    await store({ name: 'desk' });
    const definitions = { lamps: define('lamps', { name: text({ unique: true }) }) };
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => start(definitions)));
    expect(outcomes).toEqual([undefined, undefined, undefined, undefined]);
  });
});
