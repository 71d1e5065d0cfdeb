import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type AccessRule, admin, isCustomerRole } from '../../domain/access.ts';
import { ownViolation } from '../../domain/errors.ts';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { ERASURE_OBSTACLES, type ErasedKind } from '../../domain/people/erasure.ts';
import { SERVER_TEXTS } from '../../src/i18n/server-texts/server-texts.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { proveOneself } from '../people/prove-oneself.ts';
import { dailyRejection } from '../quota/daily-rejection.ts';
import { countUse } from '../quota/daily-use.ts';
import type { Engine } from '../resources/engine.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import {
  type Call,
  callOf,
  contextOf,
  type WriteContext,
  writing,
} from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { erasePerson } from './erase-person.ts';
import { type Erasable, findErasable, previewErasure } from './erasure-preview.ts';
import { type Archived, personArchive } from './person-archive.ts';
import { noteErasures } from './repeat-erasures.ts';

const tags = ['users'];
const success = z.literal('success');
const params = z.object({ id: z.uuid() });
const querystring = z.strictObject({});

const preview = z
  .object({
    code: z.string().describe('What confirms the erasure: the number of the customer.'),
    obstacles: z
      .array(
        z.object({
          _id: z.uuid(),
          billCode: z.string(),
          why: z.enum(ERASURE_OBSTACLES),
        }),
      )
      .readonly()
      .describe('Orders that prevent it.'),
    goes: z
      .object({
        orders: z.int(),
        identityFiles: z.int(),
        messages: z.int(),
        attachments: z.int(),
        sent: z.int(),
        bookings: z.int(),
        reviews: z.int(),
        sessions: z.int(),
      } satisfies Record<ErasedKind, z.ZodInt>)
      .describe('How many of each would be erased.'),
    stays: z
      .object({ invoices: z.int(), until: z.iso.date().nullable() })
      .describe('Issued invoices, and the last day on which the law requires the latest.'),
    namedElsewhere: z
      .int()
      .describe('Orders of other customers whose recipient has the same number.'),
  })
  .meta({ id: 'ErasurePreview' });

const SCHEMAS = {
  preview: {
    tags,
    summary: 'What erasing a customer would do. It changes nothing. Administrators only.',
    params,
    querystring,
    response: { 200: z.object({ status: success, data: preview }) },
  },
  erase: {
    tags,
    summary: 'Erase a customer with all that is stored about them. Administrators only.',
    description:
      'Issued invoices stay until the law lets them go. Nothing is erased while an order is under way or not paid.',
    params,
    querystring,
    body: z
      .strictObject({
        confirmation: z.string().max(60).describe('The number of the customer.'),
        currentPassword: z.string().max(200).optional(),
      })
      .meta({ id: 'Erasure' }),
    response: { 200: z.object({ status: success, data: z.null() }) },
  },
  archive: {
    tags,
    summary: 'Everything that is stored about a customer, as a ZIP. Administrators only.',
    'x-produces': ['application/zip'],
    params,
    querystring,
  },
  ownArchive: {
    tags: ['session'],
    summary: 'What is stored about you, as a ZIP. For customers; a few times in 24 hours.',
    'x-produces': ['application/zip'],
    querystring,
  },
};

/** How often a customer may take their data out in 24 hours: enough for a download that breaks off. */
const ARCHIVES_A_DAY = 3;

const customer: AccessRule = ({ role }) => isCustomerRole(role);

const WRONG_CODE = ownViolation({
  en: 'This is not the number of this customer.',
  de: 'Das ist nicht die Nummer dieses Kunden.',
  fr: 'Ce n’est pas le numéro de ce client.',
  ar: 'هذا ليس رقم هذا الزبون.',
});

const rejectOther =
  (typed: string) =>
  ({ code }: Erasable): void => {
    if (typed.trim() === code) return;
    throw new RequestError('record.invalid', { fields: { confirmation: WRONG_CODE } });
  };

/**
 * What administrators do for a person's rights, all of their data and its erasure, and what customers do
 * themselves.
 */
export async function erasureRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database, engine } = scope;
  const onRequest = requireAccess(admin);
  const found = async (id: string): Promise<Erasable> => {
    const person = await findErasable(database, id);
    if (!person) throw new RequestError('record.notFound');
    return person;
  };

  app.get(
    '/auth/users/:id/erasure',
    { schema: SCHEMAS.preview, onRequest },
    async ({ params: { id } }) => {
      const data = await previewErasure(database, await found(id));
      return { status: 'success' as const, data: { ...data, goes: { ...data.goes } } };
    },
  );

  app.post('/auth/users/:id/erasure', { schema: SCHEMAS.erase, onRequest }, async (request) => {
    const { confirmation, currentPassword: given } = request.body;
    const { id } = await found(request.params.id);
    const call = callOf(request);
    await proveOneself(database, { userId: call.actor.id, given, now: call.now });
    const { resources } = engine;
    return writing(call, async (context) => {
      await erasePerson({ id, check: rejectOther(confirmation) }, { resources, context });
      context.afterCommit('noting an erasure beside the backups', () =>
        noteErasures(database, scope.config),
      );
      return { data: null };
    });
  });

  app.get(
    '/auth/users/:id/archive',
    { schema: SCHEMAS.archive, onRequest },
    async (request, reply) => {
      const { id } = await found(request.params.id);
      const taken = await noteArchive(callOf(request), id);
      return sendArchive(reply, engine, { ...taken, receiver: 'office' });
    },
  );

  app.get(
    '/auth/me/archive',
    { schema: SCHEMAS.ownArchive, onRequest: requireAccess(customer) },
    async (request, reply) => {
      const call = callOf(request);
      const taken = await noteArchive(call, call.actor.id, countOwnArchive);
      return sendArchive(reply, engine, { ...taken, receiver: 'person' });
    },
  );
}

/** Counts an archive of the caller's own. Throws `quota.reached` beyond the daily limit. */
async function countOwnArchive({ transaction, actor, now }: WriteContext): Promise<void> {
  const use = await countUse(transaction, {
    userId: actor.id,
    kind: 'archives',
    limit: ARCHIVES_A_DAY,
    now,
  });
  if (use.used <= use.limit) return;
  const textIn = (locale: Locale) =>
    SERVER_TEXTS[locale].archive.limit.replace('%{count}', String(use.limit));
  throw dailyRejection(use, now, textIn);
}

type Taken = Pick<Archived, 'id' | 'language' | 'now'> & { readonly code: string };

/** Notes in the trail who takes out whose data, unless `check` throws; answers with whose it is. */
function noteArchive(
  call: Call,
  id: string,
  check?: (context: WriteContext) => Promise<void>,
): Promise<Taken> {
  return inTransaction(call.database, async (transaction) => {
    const context = contextOf(call, transaction);
    await check?.(context);
    await writeAudit([{ action: 'exportPerson', resource: 'users', recordId: id }], context);
    const { code, language } = await transaction
      .selectFrom('users')
      .select(['code', 'language'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, code, language: isOneOf(LOCALES, language) ? language : 'de', now: call.now };
  });
}

const sendArchive = (
  reply: FastifyReply,
  engine: Engine,
  { code, ...archived }: Archived & { readonly code: string },
): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${encodeURIComponent(code)}.zip"`)
    .header('cache-control', 'no-store')
    .type('application/zip')
    .send(personArchive(engine, archived));
