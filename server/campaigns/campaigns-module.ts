import type { Module } from '../resources/module.ts';
import { isNamedByCampaign } from './campaign-files.ts';
import { campaignRoutes } from './campaign-routes.ts';
import { campaignWorker } from './campaign-worker.ts';
import { beginPlanned } from './planned-campaigns.ts';
import { smsToMoroccoHooks } from './sms-to-morocco.ts';

/** Messages to many: what is sent at once, to whom, and on which channel it reaches each. */
export const campaignsModule: Module = {
  name: 'campaigns',
  resources: { commands: { hooks: smsToMoroccoHooks } },
  routes: campaignRoutes,
  workers: (app) => [
    campaignWorker(app),
    { queue: 'plannedCampaign', work: (due) => beginPlanned(app.engine, due, app.now()) },
  ],
  files: [{ kind: 'attachment', isNamed: isNamedByCampaign }],
};
