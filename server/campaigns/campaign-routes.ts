import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { partOf } from '../../domain/access.ts';
import type { CampaignKind } from '../../domain/messages/campaign-values.ts';
import { readPlanMoment } from '../base/read-plan-moment.ts';
import { requireAccess } from '../base/require-access.ts';
import { acceptEmptyBodies } from '../resources/body-parsers.ts';
import { callOf, type WriteContext, writing } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import { readCampaign } from '../sent-messages/read-campaign.ts';
import { uploads } from '../uploads/uploads.ts';
import type { CampaignPerson } from './campaign-people.ts';
import { type BulkBody, campaignSchemas } from './campaign-schemas.ts';
import { retryCampaign, stopCampaign } from './change-campaign.ts';
import { createCampaign, type NewCampaign } from './create-campaign.ts';
import { demandCustomers, demandTheirOrders } from './demand-customers.ts';
import { replanCampaign, sendCampaignNow } from './planned-campaigns.ts';
import { previewMessages } from './preview-messages.ts';
import { readBroadcast, readBroadcastForm } from './read-broadcast.ts';
import { textsOfBody } from './texts-of-body.ts';

/** Ten thousand ids, each with two orders. */
const BODY_LIMIT_BYTES = 2_000_000;

/**
 * The actions of the lists, by the last part of their addresses: those of specification 7, "Bulk SMS",
 * and the same for the chat.
 */
const ACTIONS = {
  smsctm: 'sms',
  smsdu: 'whatsapp',
  agency: 'agency',
  chat: 'broadcast',
} as const satisfies Record<string, CampaignKind>;

/** Messages to many: broadcasts of the chat, texts by phone, and their preview. */
export async function campaignRoutes(scope: FastifyInstance): Promise<void> {
  await scope.register(uploads);
  acceptEmptyBodies(scope);
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  serveSending(scope);
  serveChanges(scope);
}

const forStaff = { onRequest: requireAccess(partOf('messages')), bodyLimit: BODY_LIMIT_BYTES };

function serveSending(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/messages/broadcast',
    {
      schema: campaignSchemas.broadcast,
      ...forStaff,
      preValidation: readBroadcastForm,
      // The domain checks the message, as it does in the client (read-broadcast.ts).
      validatorCompiler: () => () => true,
    },
    async (request) => {
      const broadcast = readBroadcast(request.body);
      return send(request, async (executor) => {
        const ids = broadcast.people.flatMap(({ customer }) => customer ?? []);
        await demandCustomers(executor, ids);
        return broadcast;
      });
    },
  );

  for (const [suffix, kind] of Object.entries(ACTIONS)) {
    app.post(
      `/auth/users/${suffix}`,
      { schema: campaignSchemas.bulk, ...forStaff },
      async (request) =>
        send(request, async (executor, now) => {
          const { sendAt, ...requested } = request.body;
          const given = await campaignOf(executor, kind, requested);
          return sendAt ? { ...given, sendAt: readPlanMoment(sendAt, now) } : given;
        }),
    );
  }

  const preview = { schema: campaignSchemas.preview, ...forStaff };
  app.post('/messages/preview', preview, async ({ body }) => {
    const { kind, ...requested } = body;
    const given = await campaignOf(scope.database, kind, requested);
    return { status: 'success' as const, data: await previewMessages(scope.database, given) };
  });
}

/** What a call requests. Throws with everything that is wrong with it. */
async function campaignOf(
  executor: Executor,
  kind: CampaignKind,
  { ids, orders = {}, ...stated }: Omit<BulkBody, 'sendAt'>,
): Promise<NewCampaign> {
  await demandCustomers(executor, ids);
  await demandTheirOrders(executor, orders);
  const people = ids.flatMap((customer): readonly CampaignPerson[] => {
    const theirs = [...new Set(orders[customer])];
    // The SMS to Morocco is about the order, and not for the customer who sends it.
    if (kind === 'smsToMa' && theirs.length > 0) {
      return theirs.map((order) => ({ order, to: 'recipient' }));
    }
    const [order, ...others] = theirs;
    return [{ customer, order, others }];
  });
  return { kind, people, ...(await textsOfBody(executor, kind, stated)) };
}

/** Leaves a campaign for the worker, and answers with it. */
const send = (
  request: FastifyRequest,
  read: (executor: Executor, now: Date) => Promise<NewCampaign>,
) => {
  const call = callOf(request);
  return writing(call, async (context) => {
    const given = await read(context.transaction, context.now);
    const id = await createCampaign(given, context);
    if (id === undefined) throw new Error('A campaign without a key for once was not made.');
    return { data: { campaign: await readCampaign(context.transaction, call, id) } };
  });
};

function serveChanges(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const change = async (
    request: FastifyRequest,
    id: string,
    work: (id: string, context: WriteContext) => Promise<void>,
  ) => {
    const call = callOf(request);
    return writing(call, async (context) => {
      await work(id, context);
      return { data: await readCampaign(context.transaction, call, id) };
    });
  };

  const retry = { schema: campaignSchemas.retry, ...forStaff };
  app.post('/campaigns/:id/retry', retry, (request) =>
    change(request, request.params.id, retryCampaign),
  );
  const stop = { schema: campaignSchemas.stop, ...forStaff };
  app.post('/campaigns/:id/stop', stop, (request) =>
    change(request, request.params.id, stopCampaign),
  );
  const plan = { schema: campaignSchemas.plan, ...forStaff };
  app.post('/campaigns/:id/plan', plan, (request) =>
    change(request, request.params.id, (id, context) =>
      replanCampaign(id, request.body.sendAt, context),
    ),
  );
  const begin = { schema: campaignSchemas.send, ...forStaff };
  app.post('/campaigns/:id/send', begin, (request) =>
    change(request, request.params.id, sendCampaignNow),
  );
}
