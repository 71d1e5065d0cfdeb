import type { FastifyInstance } from 'fastify';
import { campaigns } from '../../domain/sent-messages/campaign-definition.ts';
import { deliveries } from '../../domain/sent-messages/delivery-definition.ts';
import type { Module } from '../resources/module.ts';
import { readOnly } from '../resources/read-only.ts';
import { documentOnly, serveReads } from '../resources/read-routes.ts';
import { campaignTable } from './campaign-table.ts';
import { deliveryTable } from './delivery-table.ts';

async function routes(app: FastifyInstance): Promise<void> {
  documentOnly(app);
  serveReads(app, readOnly(campaigns, campaignTable));
  serveReads(app, readOnly(deliveries, deliveryTable));
}

/** What was sent, to whom, and what became of it. */
export const sentMessagesModule: Module = { name: 'sent-messages', routes };
