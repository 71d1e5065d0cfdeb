import { test as base } from '@playwright/test';
import { startProxy } from '../two-processes/proxy.ts';
import type { Answer, Wish } from './product-host.ts';
import { ask, startHost } from './start-host.ts';
import { watchPage } from './watch-page.ts';

type Fixtures = {
  /** HTTP error statuses that the test provokes on purpose; any other fails it. */
  provoked: readonly number[];
  /** Whether a second process serves the product too. */
  isShared: boolean;
  /** Whether a proxy distributes all calls between two processes. */
  isBehindProxy: boolean;
  /** What the product gets beside the usual variables. */
  environment: Readonly<Record<string, string>>;
  /** Where the client is that the product serves, if not the one that was just built. */
  webFolder: string | undefined;
  /** The product, running on its own copy of the sample week. */
  product: Product;
};
type Product = {
  readonly url: string;
  /** The address of the second process, where there is one; otherwise the same. */
  readonly otherUrl: string;
  /** Ends the product and starts it again at its address. */
  readonly restart: () => Promise<void>;
};
type WorkerFixtures = {
  /** The process that serves the product to one test after another. */
  host: (wish: Wish) => Promise<Answer>;
};

/** A test with its own product, and a page that may neither log errors nor call another origin. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  provoked: [[], { option: true }],

  host: [
    // Playwright reads from the first parameter which fixtures one needs.
    // biome-ignore lint/correctness/noEmptyPattern: this one needs none
    async ({}, use) => {
      const child = startHost();
      await use((wish) => ask(child, wish));
      child.disconnect();
    },
    { scope: 'worker' },
  ],

  isShared: [false, { option: true }],
  isBehindProxy: [false, { option: true }],
  environment: [{}, { option: true }],
  webFolder: [undefined, { option: true }],

  product: async ({ host, isShared, isBehindProxy, environment: env, webFolder }, use) => {
    const areTwo = isShared || isBehindProxy;
    const { url, house } = await host({
      open: { isShared: areTwo, env, ...(webFolder !== undefined && { webFolder }) },
    });
    if (!url || !house) throw new Error('The product was opened without an address.');
    const restart = async () => void (await host('restart'));
    const other = areTwo ? startHost() : undefined;
    const beside = other && (await ask(other, { join: house })).url;
    const proxy = isBehindProxy && beside ? await startProxy([url, beside]) : undefined;
    await use({ url: proxy?.url ?? url, otherUrl: beside ?? url, restart });
    await proxy?.close();
    if (other) {
      await ask(other, 'close');
      other.disconnect();
    }
    await host('close');
  },

  baseURL: async ({ product }, use) => use(product.url),

  context: async ({ context, product, provoked }, use) => {
    const complaints = watchPage(context, product.url, provoked);
    // Which files a page has loaded is read from here; a browser keeps 250 entries by itself.
    await context.addInitScript(() => performance.setResourceTimingBufferSize(5000));
    await use(context);
    base.expect(complaints, 'what the page did').toEqual([]);
  },
});

export { expect } from '@playwright/test';
