import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff } from '../../domain/access.ts';
import { defineResource } from '../../domain/define.ts';
import { type FieldErrors, type OwnSentence, ownViolation } from '../../domain/errors.ts';
import { integer, text } from '../../domain/fields.ts';
import { resources } from '../../domain/resources/registry.ts';
import { MODULES } from '../../server/app.ts';
import { rejection } from '../../server/base/request-error.ts';
import type { Module } from '../../server/resources/module.ts';
import type { Client } from '../support/client.ts';
import { signInAs, startServer, type TestServer } from '../support/server.ts';

const ODD: OwnSentence = {
  en: 'A van has an even number of seats.',
  de: 'Ein Wagen hat eine gerade Zahl von Sitzen.',
  fr: 'Une camionnette a un nombre pair de places.',
  ar: 'عدد مقاعد الشاحنة زوجي.',
};
const TAKEN: OwnSentence = {
  en: 'This plate was reported stolen.',
  de: 'Dieses Kennzeichen ist als gestohlen gemeldet.',
  fr: 'Cette plaque a été déclarée volée.',
  ar: 'أُبلغ عن سرقة هذه اللوحة.',
};

const hasEvenSeats = ({ seats = 0 }: { seats?: number | null }): FieldErrors =>
  (seats ?? 0) % 2 === 0 ? {} : { seats: ownViolation(ODD) };

const vans = defineResource({
  name: 'vans',
  fields: { plate: text({ required: true, max: 12 }), seats: integer({ min: 0 }) },
  represent: (van) => van.plate,
  rules: [hasEvenSeats],
  access: { list: staff, show: staff, create: staff, edit: staff, delete: staff },
});

const vanModule: Module = {
  name: 'vans',
  resources: {
    vans: {
      hooks: {
        async creating({ after }) {
          if (after.plate === 'STOLEN') throw rejection(TAKEN);
          return {};
        },
      },
    },
  },
};

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer({
    definitions: { ...resources, vans },
    modules: [...MODULES, vanModule],
  });
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

describe('what a developer lets a rule or a hook say', () => {
  it('reaches the caller whose field breaks the rule, in every language', async () => {
    const { status, body } = await clerk.post('/vans', { plate: 'HH-1', seats: 3 });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'record.invalid',
      fields: { seats: ODD.en },
      violations: { seats: { code: 'own', sentence: ODD } },
    });
  });

  it('reaches the caller whose record a hook rejects, in every language', async () => {
    const { status, body } = await clerk.post('/vans', { plate: 'STOLEN', seats: 2 });
    expect(status).toBe(409);
    expect(body).toEqual({
      status: 'error',
      code: 'record.rejected',
      message: TAKEN.en,
      sentence: TAKEN,
    });
  });
});
