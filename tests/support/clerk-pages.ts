import type { Browser, BrowserContext, Page } from '@playwright/test';
import { en as texts } from '../../src/i18n/en.ts';
import { signIn } from './e2e/sign-in.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export type ClerkPages = ReturnType<typeof clerkPages>;

/** The pages of a clerk, who logs in once per device. */
export function clerkPages(browser: Browser, url: string) {
  let own: Promise<BrowserContext> | undefined;

  /** Another device, logged in at an address. The caller closes it. */
  async function device(address: string, kind: 'desktop' | 'phone' = 'desktop'): Promise<Page> {
    const size = kind === 'phone' ? PHONE : DESKTOP;
    const context = await browser.newContext({ ...size, baseURL: url, locale: 'en' });
    const page = await context.newPage();
    await page.goto(address);
    await signIn(page, texts);
    return page;
  }

  return {
    device,
    /** A tab of the clerk's own browser, in which they stay logged in. */
    async tab(address: string): Promise<Page> {
      own ??= device('/').then((page) => page.context());
      const page = await (await own).newPage();
      await page.goto(address);
      return page;
    },
  };
}
