import type { Module } from '../resources/module.ts';
import { campaignTable } from './campaign-table.ts';
import { deliveryTable } from './delivery-table.ts';

/** What was sent, to whom, and what became of it. */
export const sentMessagesModule: Module = {
  name: 'sent-messages',
  resources: { campaigns: { table: campaignTable }, deliveries: { table: deliveryTable } },
};
