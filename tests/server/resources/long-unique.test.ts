import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { admin, staff } from '../../../domain/access.ts';
import { defineResource } from '../../../domain/define.ts';
import { text } from '../../../domain/fields.ts';
import { signInAs, startServer } from '../../support/server.ts';

const lamps = defineResource({
  name: 'lamps',
  fields: { name: text({ required: true }), serial: text({ unique: true, max: 10_000 }) },
  represent: ({ name }) => name,
  access: { list: staff, show: staff, create: staff, edit: staff, delete: admin },
});

test('a unique text that is too long for the index is rejected by name', async () => {
  await using server = await startServer({ definitions: { lamps } });
  const client = await signInAs(server, 'admin');
  const make = (serial: string) =>
    client.post<{ violations?: object }>('lamps', { name: 'desk', serial });
  // Random characters: the database compresses others.
  const long = await make(randomBytes(4_000).toString('base64'));
  expect([long.status, long.body.violations]).toEqual([
    422,
    { serial: { code: 'tooLong', limit: 600 } },
  ]);
  expect((await make(randomBytes(450).toString('base64'))).status).toBe(201);
});
