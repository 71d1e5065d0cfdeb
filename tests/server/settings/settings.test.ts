import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DELIVERED_COLLECTIVE,
  DELIVERED_PROHIBITED,
} from '../../../domain/company/delivered-terms.ts';
import { revisionsOf } from '../../../server/resources/content-store.ts';
import type { Client } from '../../support/client.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type One = { data: Record<string, unknown> & { _id: string; __v: number } };
type Many = { count: number; data: One['data'][] };
type Rejection = { code: string; violations?: Record<string, { code: string }> };

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
});
afterAll(() => server.close());

test('if ten administrators save the company first, one creates it, with the default limits', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      admin.post<One & Rejection>('settings', { name: `Firma ${n}` }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('record.duplicate');
  const { body } = await admin.get<Many>('settings');
  expect(body.count).toBe(1);
  expect(body.data[0]).toMatchObject({
    limits: {
      compensation: '100.00',
      declaredToMorocco: '200.00',
      declaredFromMorocco: '45.00',
      smallInvoice: '250.00',
    },
    invoicePattern: 'RE-{year}-{number:6}',
    taxMode: 'regular',
  });
});

test('an administrator changes a limit, and every version of the company is stored', async () => {
  const [company] = (await admin.get<Many>('settings')).body.data;
  const url = `settings/${company?._id}`;
  const { status, body } = await admin.put<One>(url, { limits: { compensation: '150' } });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    __v: (company?.__v ?? 0) + 1,
    limits: { compensation: '150.00', smallInvoice: '250.00' },
  });
  const stored = await revisionsOf(server.database, body.data._id);
  expect(stored.map(({ version }) => version)).toEqual([1, 2]);
});

test('an administrator sets the texts that declarations are checked for; an emptied list restores the default one', async () => {
  const [company] = (await admin.get<Many>('settings')).body.data;
  expect(company?.checks).toMatchObject({ prohibited: DELIVERED_PROHIBITED });
  const url = `settings/${company?._id}`;
  const changed = await admin.put<One>(url, { checks: { prohibited: 'Akku\nبطارية' } });
  expect(changed.body.data).toMatchObject({
    __v: (company?.__v ?? 0) + 1,
    checks: { collective: DELIVERED_COLLECTIVE, prohibited: 'Akku\nبطارية' },
  });
  const emptied = await admin.put<One>(url, { checks: { prohibited: '' } });
  expect(emptied.body.data.checks).toMatchObject({ prohibited: DELIVERED_PROHIBITED });
});

test('an administrator who mistypes an account or a pattern gets an error at its field', async () => {
  const [company] = (await admin.get<Many>('settings')).body.data;
  const answer = await admin.put<Rejection>(`settings/${company?._id}`, {
    bank: { iban: 'DE22000000000123456789' },
    invoicePattern: 'RE-{number}-{number}',
  });
  expect(answer.status).toBe(422);
  expect(answer.body.violations).toEqual({
    'bank.iban': { code: 'notAnIban' },
    invoicePattern: { code: 'notANumberPattern' },
  });
});
