import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import { resources } from '../domain/resources/registry.ts';
import { activityModule } from './activity/activity-module.ts';
import { appointmentsModule } from './appointments/appointments-module.ts';
import { auditModule } from './audit/audit-module.ts';
import { backupsModule } from './backups/backups-module.ts';
import type { Config } from './base/config.ts';
import { hourly } from './base/hourly.ts';
import type { BlobStore } from './blobs/blob-store.ts';
import { campaignsModule } from './campaigns/campaigns-module.ts';
import { chatModule } from './chat/chat-module.ts';
import { countsModule } from './counts/counts-module.ts';
import type { Connection } from './database/connect.ts';
import type { DB } from './database/database-types.ts';
import type { ListReader } from './database/list-reader.ts';
import { documentsModule } from './documents/documents-module.ts';
import { erasureModule } from './erasure/erasure-module.ts';
import { filesModule } from './files/files-module.ts';
import { cloudDriver } from './gateway/cloud-driver.ts';
import { gatewayModule } from './gateway/gateway-module.ts';
import { twilioDriver } from './gateway/twilio-driver.ts';
import { importsModule } from './imports/imports-module.ts';
import { legalModule } from './legal/legal-module.ts';
import { liveModule } from './live/live-module.ts';
import { LIVE_PATH } from './live/routes.ts';
import { noticesModule } from './notices/notices-module.ts';
import { ordersModule } from './orders/orders-module.ts';
import type { DriverKind } from './outbox/driver.ts';
import { logDriver } from './outbox/log-driver.ts';
import { outboxModule } from './outbox/outbox-module.ts';
import { webhookDriver } from './outbox/webhook-driver.ts';
import { ownOrdersModule } from './own-orders/own-orders-module.ts';
import { parcelsModule } from './parcels/parcels-module.ts';
import { peopleModule } from './people/people-module.ts';
import { plannedModule } from './planned/planned-module.ts';
import { admission } from './plugins/admission.ts';
import { answersInPieces } from './plugins/answers-in-pieces.ts';
import { api } from './plugins/api.ts';
import { closeIdleConnections } from './plugins/close-idle-connections.ts';
import { compression } from './plugins/compression.ts';
import { type ConnectionLimits, connections } from './plugins/connections.ts';
import { context } from './plugins/context.ts';
import { errors, rejectUnknownRoutes, sendRejection } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { idempotency } from './plugins/idempotency.ts';
import { metrics } from './plugins/metrics.ts';
import { oneHost } from './plugins/one-host.ts';
import { openapi } from './plugins/openapi.ts';
import { rateLimit } from './plugins/rate-limit.ts';
import { statusLines } from './plugins/read-status.ts';
import { rejectBrokenRequest } from './plugins/reject-broken-request.ts';
import { loggerFor, requestId, requestLog } from './plugins/request-log.ts';
import { security } from './plugins/security.ts';
import { securityTxt } from './plugins/security-txt.ts';
import { type BodyTimeout, slowBodies } from './plugins/slow-bodies.ts';
import { unreadBodies } from './plugins/unread-bodies.ts';
import { webClient } from './plugins/web-client.ts';
import { workers } from './plugins/workers.ts';
import { preferencesModule } from './preferences/preference-routes.ts';
import { pricesModule } from './prices/prices-module.ts';
import { publishingModule } from './publishing/publishing-module.ts';
import { quotaModule } from './quota/quota-module.ts';
import type { Module } from './resources/module.ts';
import type { Definitions } from './resources/resource.ts';
import { resourceRoutes } from './resources/routes.ts';
import { retentionModule } from './retention/retention-module.ts';
import { reviewsModule } from './reviews/reviews-module.ts';
import { rolesModule } from './roles/roles-module.ts';
import { searchModule } from './search/search-module.ts';
import { sentMessagesModule } from './sent-messages/sent-messages-module.ts';
import { settingsModule } from './settings/settings-hooks.ts';
import { setupModule } from './setup/setup-module.ts';
import { statusModule } from './status/status-module.ts';
import { textsModule } from './texts/text-hooks.ts';
import { toursModule } from './tours/tours-module.ts';
import { tripsModule } from './trips/trips-module.ts';
import { worklistModule } from './worklist/worklist-module.ts';

/** The ways to send an SMS or a WhatsApp message. */
const DRIVERS: readonly DriverKind[] = [logDriver, webhookDriver, twilioDriver, cloudDriver];

/**
 * The modules of the product. Nothing else knows them. What they add to one resource runs in this
 * order: orders first check their own rules.
 */
export const MODULES: readonly Module[] = [
  peopleModule,
  rolesModule,
  filesModule,
  quotaModule,
  chatModule,
  plannedModule,
  liveModule,
  preferencesModule,
  ordersModule,
  parcelsModule,
  documentsModule,
  tripsModule,
  toursModule,
  noticesModule,
  settingsModule,
  pricesModule,
  textsModule,
  legalModule,
  outboxModule(DRIVERS),
  gatewayModule,
  campaignsModule,
  appointmentsModule,
  reviewsModule,
  ownOrdersModule,
  sentMessagesModule,
  importsModule,
  publishingModule,
  countsModule,
  worklistModule,
  setupModule,
  retentionModule,
  erasureModule,
  searchModule,
  auditModule,
  activityModule,
  backupsModule,
  statusModule,
];

/** What the application works with. It neither opens nor closes any of it. */
export type AppDeps = {
  config: Config;
  database: Kysely<DB>;
  /** Where lists are read, if not only on the database. */
  lists?: ListReader | undefined;
  blobs: BlobStore;
  clock?: () => Date;
  /** Where log lines go; standard output by default. */
  logTo?: { write(line: string): void };
  /** The resources that the application serves; by default all of the product's. */
  definitions?: Definitions;
  /** The parts of the business that it has; by default all of the product's. */
  modules?: readonly Module[];
  /** The folder of the built web client. */
  webFolder?: string;
  /** How to reach the database without a pooler; without it no backups are made. */
  direct?: Connection;
  /** The number by which other processes see that this process is alive (database/presence.ts). */
  worker?: number;
  /** Whether it does the work that waits in queues; by default it does. */
  works?: boolean;
  /** How long bodies may take to arrive; the product's limits by default. */
  bodyTimeout?: BodyTimeout;
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
  const { modules = MODULES } = deps;

  await app.register(context, { ...given(deps), modules });
  await app.register(errors);
  await app.register(requestLog);
  await app.register(connections, { limits: deps.connectionLimits });
  // Before everything that rejects a request without reading its body.
  await app.register(unreadBodies);
  // Before everything that costs something: even a rejection waits in its queue.
  await app.register(admission);
  // The time of a body begins when its request has been taken from its queue.
  await app.register(slowBodies, { timeout: deps.bodyTimeout });
  await app.register(oneHost);
  await app.register(security);
  await app.register(compression);
  await app.register(answersInPieces);
  await app.register(rateLimit);
  await app.register(rejectUnknownRoutes);
  for (const { plugin } of modules) if (plugin) await app.register(plugin);
  await app.register(idempotency, { worker: deps.worker });
  await app.register(closeIdleConnections);
  await app.register(health);
  await app.register(metrics, { modules });
  await app.register(statusLines, { modules });
  await app.register(securityTxt);
  await app.register(openapi);
  await app.register(api, {
    prefix: '/api/v1',
    routes: [...modules.flatMap(({ routes }) => routes ?? []), resourceRoutes],
  });
  for (const job of modules.flatMap(({ jobs }) => jobs?.(app) ?? [])) hourly(app, job);
  if (deps.works ?? true) await app.register(workers, { modules });
  await app.register(webClient, { folder: deps.webFolder });
  await app.ready();
  return app;
}

const given = ({
  config,
  database,
  lists,
  blobs,
  clock,
  worker,
  definitions,
  direct,
}: AppDeps) => ({
  config,
  database,
  lists,
  blobs,
  worker,
  direct,
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
    clientErrorHandler: rejectBrokenRequest,
    frameworkErrors: sendRejection,
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // Schemas only document. The definitions check values, and change nothing silently.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  });
