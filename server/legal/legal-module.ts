import type { FastifyInstance } from 'fastify';
import { LEGAL_PAGES, type LegalPageName } from '../../domain/resources/legal-pages.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import type { Module } from '../resources/module.ts';
import { contextOf, ownCall } from '../resources/request-context.ts';
import { legalHooks } from './legal-hooks.ts';
import { legalPageRoutes } from './legal-page-routes.ts';
import { publicOriginRoutes } from './public-origin-routes.ts';
import { termsOfNewOrder } from './terms-in-force.ts';
import { putInForce } from './version-records.ts';

const PAGES = Object.keys(LEGAL_PAGES) as readonly LegalPageName[];

/** The versions of the legal pages: published, in force from their day, and then unchanged. */
export const legalModule: Module = {
  name: 'legal',
  plugin: legalPageRoutes,
  resources: {
    ...Object.fromEntries(PAGES.map((page) => [page, { hooks: legalHooks(page) }])),
    commands: { hooks: { creating: termsOfNewOrder } },
  },
  routes: publicOriginRoutes,
  workers: (app) => [
    // Every hour too: a clock that was put back lets a job pass before its day.
    { queue: 'legal', work: () => allInForce(app), every: '0 * * * *', atStart: true },
  ],
};

async function allInForce({ engine, now }: FastifyInstance): Promise<void> {
  for (const page of PAGES) {
    await inTransaction(engine.database, async (transaction) => {
      await putInForce(contextOf(ownCall(engine, now()), transaction), page);
    });
  }
}
