import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  printedTextIsThere,
  TEXT_KEYS,
  variablesAreKnown,
} from '../../../domain/company/text-blocks.ts';
import { texts } from '../../../domain/resources/texts.ts';
import { violationsOf } from '../../../domain/validate.ts';
import { deliverTexts } from '../../../server/texts/deliver-texts.ts';
import { INITIAL_TEXTS } from '../../../server/texts/initial-texts.ts';
import type { Client } from '../../support/client.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Block = { _id: string; __v: number; key: string; text: Record<string, string> };
type Many = { count: number; data: Block[] };
type Rejection = { code: string; violations?: Record<string, { code: string; limit?: string }> };

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
  const now = new Date();
  await Promise.all([1, 2, 3].map(() => deliverTexts(server.database, now)));
});
afterAll(() => server.close());

const blocks = async () => (await admin.get<Many>('texts')).body.data;
const block = async (key: string) => (await blocks()).find((one) => one.key === key);

test.each(TEXT_KEYS)('an administrator could save the delivered text of %s as it is', (key) => {
  const values = { key, text: INITIAL_TEXTS[key] };
  expect({
    ...violationsOf(texts, values, 'create'),
    ...printedTextIsThere(values),
    ...variablesAreKnown(values),
  }).toEqual({});
});

test('nodes that start together add each block once, in the name of the server', async () => {
  const delivered = await blocks();
  expect(delivered.map(({ key }) => key).toSorted()).toEqual([...TEXT_KEYS].toSorted());
  const trail = await server.database
    .selectFrom('audit_entry')
    .select(['action', 'by_id', 'by_name'])
    .where('record_id', '=', delivered[0]?._id ?? '')
    .execute();
  expect(trail).toEqual([{ action: 'create', by_id: null, by_name: 'Jisr' }]);
});

test('a start changes no text that an administrator has written, and adds missing ones again', async () => {
  const terms = await block('declaration.terms');
  const text = { de: 'Unsere AGB gelten.' };
  expect((await admin.put(`texts/${terms?._id}`, { text })).status).toBe(200);
  const household = await block('declaration.household');
  await server.database
    .deleteFrom('content')
    .where('id', '=', household?._id ?? '')
    .execute();
  await deliverTexts(server.database, new Date());
  expect(await block('declaration.terms')).toMatchObject({
    _id: terms?._id,
    __v: 2,
    text: { de: 'Unsere AGB gelten.', fr: terms?.text.fr },
  });
  expect((await block('declaration.household'))?.text.de).toBe(
    INITIAL_TEXTS['declaration.household'].de,
  );
});

test('an administrator who uses an unknown variable in braces gets an error at its language', async () => {
  const limit = await block('declaration.valueLimit');
  const text = { fr: 'Au plus {limite}.' };
  const { status, body } = await admin.put<Rejection>(`texts/${limit?._id}`, { text });
  expect(status).toBe(422);
  expect(body.violations).toEqual({
    'text.fr': { code: 'unknownVariable', limit: '{company}, {valueLimit}', found: '{limite}' },
  });
});

test('a block cannot be turned into another one', async () => {
  const prices = await block('invoice.prices');
  const answer = await admin.put<Rejection>(`texts/${prices?._id}`, { key: 'invoice.terms' });
  expect([answer.status, answer.body.code]).toEqual([409, 'transition.forbidden']);
});
