import type { FastifyInstance } from 'fastify';
import { campaigns } from '../../domain/sent-messages/campaign-definition.ts';
import { deliveries } from '../../domain/sent-messages/delivery-definition.ts';
import { readOnly } from '../resources/read-only.ts';
import { documentOnly, serveReads } from '../resources/read-routes.ts';
import type { Room } from '../resources/room.ts';
import { campaignTable } from './campaign-table.ts';
import { deliveryTable } from './delivery-table.ts';

async function routes(app: FastifyInstance): Promise<void> {
  documentOnly(app);
  serveReads(app, readOnly(campaigns, campaignTable));
  serveReads(app, readOnly(deliveries, deliveryTable));
}

/** What was sent, to whom, and what became of it. */
export const sentMessagesRoom: Room = { name: 'sent-messages', routes };
