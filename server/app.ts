import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import { resources } from '../domain/resources/registry.ts';
import { appointmentsRoom } from './appointments/appointments-room.ts';
import type { Config } from './base/config.ts';
import { hourly } from './base/hourly.ts';
import type { BlobStore } from './blobs/blob-store.ts';
import { campaignsRoom } from './campaigns/campaigns-room.ts';
import { chatRoom } from './chat/chat-room.ts';
import { countsRoom } from './counts/counts-room.ts';
import type { DB } from './database/database-types.ts';
import { documentsRoom } from './documents/documents-room.ts';
import { filesRoom } from './files/files-room.ts';
import { cloudDriver } from './gateway/cloud-driver.ts';
import { gatewayRoom } from './gateway/gateway-room.ts';
import { twilioDriver } from './gateway/twilio-driver.ts';
import { importsRoom } from './imports/imports-room.ts';
import { legalRoom } from './legal/legal-room.ts';
import { liveRoom } from './live/live-room.ts';
import { LIVE_PATH } from './live/routes.ts';
import { noticesRoom } from './notices/notices-room.ts';
import { ordersRoom } from './orders/orders-room.ts';
import type { DriverKind } from './outbox/driver.ts';
import { logDriver } from './outbox/log-driver.ts';
import { outboxRoom } from './outbox/outbox-room.ts';
import { webhookDriver } from './outbox/webhook-driver.ts';
import { parcelsRoom } from './parcels/parcels-room.ts';
import { peopleRoom } from './people/people-room.ts';
import { admission } from './plugins/admission.ts';
import { answersInPieces } from './plugins/answers-in-pieces.ts';
import { api } from './plugins/api.ts';
import { closeIdleConnections } from './plugins/close-idle-connections.ts';
import { compression } from './plugins/compression.ts';
import { type ConnectionLimits, connections } from './plugins/connections.ts';
import { context } from './plugins/context.ts';
import { errors, rejectUnknownRoutes, sendRefusal } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { idempotency } from './plugins/idempotency.ts';
import { metrics } from './plugins/metrics.ts';
import { oneHost } from './plugins/one-host.ts';
import { openapi } from './plugins/openapi.ts';
import { rateLimit } from './plugins/rate-limit.ts';
import { refuseBrokenRequest } from './plugins/refuse-broken-request.ts';
import { loggerFor, requestId, requestLog } from './plugins/request-log.ts';
import { security } from './plugins/security.ts';
import { securityTxt } from './plugins/security-txt.ts';
import { type BodyPatience, slowBodies } from './plugins/slow-bodies.ts';
import { unreadBodies } from './plugins/unread-bodies.ts';
import { webClient } from './plugins/web-client.ts';
import { workers } from './plugins/workers.ts';
import { preferencesRoom } from './preferences/preference-routes.ts';
import { pricesRoom } from './prices/prices-room.ts';
import { publishingRoom } from './publishing/publishing-room.ts';
import { quotaRoom } from './quota/quota-room.ts';
import type { Definitions } from './resources/resource.ts';
import type { Room } from './resources/room.ts';
import { resourceRoutes } from './resources/routes.ts';
import { reviewsRoom } from './reviews/reviews-room.ts';
import { sampleRoom } from './sample/sample-room.ts';
import { sentMessagesRoom } from './sent-messages/sent-messages-room.ts';
import { settingsRoom } from './settings/settings-hooks.ts';
import { textsRoom } from './texts/text-hooks.ts';
import { toursRoom } from './tours/tours-room.ts';
import { tripsRoom } from './trips/trips-room.ts';

/** The ways to send an SMS or a WhatsApp message. */
const DRIVERS: readonly DriverKind[] = [logDriver, webhookDriver, twilioDriver, cloudDriver];

/**
 * The rooms of the product. Nothing else knows them. What they add to one resource runs in this
 * order: orders first check their own rules.
 */
export const ROOMS: readonly Room[] = [
  peopleRoom,
  filesRoom,
  quotaRoom,
  chatRoom,
  liveRoom,
  preferencesRoom,
  ordersRoom,
  parcelsRoom,
  documentsRoom,
  tripsRoom,
  toursRoom,
  noticesRoom,
  settingsRoom,
  pricesRoom,
  textsRoom,
  legalRoom,
  outboxRoom(DRIVERS),
  gatewayRoom,
  campaignsRoom,
  appointmentsRoom,
  reviewsRoom,
  sentMessagesRoom,
  importsRoom,
  publishingRoom,
  countsRoom,
  sampleRoom,
];

/** What the application works with. It neither opens nor closes any of it. */
export type AppDeps = {
  config: Config;
  database: Kysely<DB>;
  blobs: BlobStore;
  clock?: () => Date;
  /** Where log lines go; standard output by default. */
  logTo?: { write(line: string): void };
  /** The resources that the application serves; by default all of the product's. */
  definitions?: Definitions;
  /** The parts of the business that it has; by default all of the product's. */
  rooms?: readonly Room[];
  /** The folder of the built web client. */
  webFolder?: string;
  /** The number by which other processes see that this process is alive (database/presence.ts). */
  worker?: number;
  /** Whether it does the work that waits in queues; by default it does. */
  works?: boolean;
  /** How long bodies may take to arrive; the product's limits by default. */
  bodyPatience?: BodyPatience;
  /** How many connections there may be; the product's limits by default. */
  connectionLimits?: Partial<ConnectionLimits>;
};

const BODY_LIMIT_BYTES = 1_000_000;
/** After this time no request can still be arriving (plugins/slow-bodies.ts allows most less). */
const REQUEST_LIMIT_MS = 16 * 60_000;
const HEAD_LIMIT_MS = 20_000;
const LOOK_MS = 5_000;

/** Assembles the application. It does not listen, reads no environment and ends no process. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = emptyApp(deps);
  const { rooms = ROOMS } = deps;

  await app.register(context, { ...given(deps), rooms });
  await app.register(errors);
  await app.register(requestLog);
  await app.register(connections, { limits: deps.connectionLimits });
  // Before everything that rejects a request without reading its body.
  await app.register(unreadBodies);
  // Before everything that costs something: even a rejection has its turn.
  await app.register(admission);
  // The time of a body begins when its request has had its turn.
  await app.register(slowBodies, { patience: deps.bodyPatience });
  await app.register(oneHost);
  await app.register(security);
  await app.register(compression);
  await app.register(answersInPieces);
  await app.register(rateLimit);
  await app.register(rejectUnknownRoutes);
  for (const { plugin } of rooms) if (plugin) await app.register(plugin);
  await app.register(idempotency, { worker: deps.worker });
  await app.register(closeIdleConnections);
  await app.register(health);
  await app.register(metrics, { rooms });
  await app.register(securityTxt);
  await app.register(openapi);
  await app.register(api, {
    prefix: '/api/v1',
    routes: [...rooms.flatMap(({ routes }) => routes ?? []), resourceRoutes],
  });
  for (const job of rooms.flatMap(({ jobs }) => jobs?.(app) ?? [])) hourly(app, job);
  if (deps.works ?? true) await app.register(workers, { rooms });
  await app.register(webClient, { folder: deps.webFolder });
  await app.ready();
  return app;
}

const given = ({ config, database, blobs, clock, worker, definitions }: AppDeps) => ({
  config,
  database,
  blobs,
  worker,
  now: clock ?? (() => new Date()),
  definitions: definitions ?? resources,
});

/** An application without any of its plugins. */
const emptyApp = ({ config, logTo }: AppDeps): FastifyInstance =>
  fastify({
    loggerInstance: loggerFor(config.logLevel, logTo),
    // Our own request log line says only what may be logged (plugins/request-log.ts).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    http: {
      headersTimeout: HEAD_LIMIT_MS,
      connectionsCheckingInterval: LOOK_MS,
      // Other requests that ask for another protocol (`h2c`) are answered in this one.
      shouldUpgradeCallback: ({ url }) => url?.startsWith(`${LIVE_PATH}/`) ?? false,
    },
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: sendRefusal,
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // Schemas only document. The definitions check values, and change nothing silently.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  });
