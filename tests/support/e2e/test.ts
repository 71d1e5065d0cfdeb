import { execFileSync } from 'node:child_process';
import { test as base } from '@playwright/test';
import { dataFolder, type StartedServer, startProcess } from '../started-server.ts';
import { TEMPLATE } from './template.ts';
import { watchPage } from './watch-page.ts';

type Fixtures = {
  /** HTTP statuses from 400 that the test provokes on purpose; any other fails it. */
  provoked: readonly number[];
  /** Environment variables of the product, beside those that every test's has. */
  environment: Readonly<Record<string, string>>;
  /** The product, running on its own copy of the sample week. */
  product: StartedServer;
};

/** A test with a product of its own and a page that may neither complain nor leave it. */
export const test = base.extend<Fixtures>({
  provoked: [[], { option: true }],
  environment: [{}, { option: true }],

  product: async ({ environment }, use) => {
    const template = process.env[TEMPLATE];
    if (!template) throw new Error('The template of the data folder was not made.');
    const folder = await dataFolder();
    // The database's files belong to the user that it runs as, and have to stay that user's.
    execFileSync('cp', ['-a', '--', `${template}/.`, folder.path]);
    const product = await startProcess({ DATA_DIR: folder.path, ...environment });
    await use(product);
    await product.end('SIGTERM');
    await folder.remove();
  },

  baseURL: async ({ product }, use) => use(product.url),

  context: async ({ context, product, provoked }, use) => {
    const complaints = watchPage(context, product.url, provoked);
    await use(context);
    base.expect(complaints, 'what the page did').toEqual([]);
  },
});

export { expect } from '@playwright/test';
