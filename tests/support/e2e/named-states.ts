import type { Page } from '@playwright/test';
import type { Messages } from '../../../src/i18n/en.ts';
import type { ScreenSize } from './browser.ts';
import { OPENED, selectFirstRow } from './openers.ts';

/** Who looks at a screen: of the office, of an empty installation, of the customers, or anybody. */
export type Reader = 'clerk' | 'beginner' | 'customer' | 'anybody';

/** A screen in a state that its address alone does not show. */
export type NamedState = {
  /** As `SCREENS` or `PUBLIC_SCREENS` names it. */
  readonly screen: string;
  readonly reader: Reader;
  /** All sizes by default. */
  readonly sizes?: readonly ScreenSize[];
  /** What leads from the open screen to the state. */
  readonly open?: (page: Page, texts: Messages) => Promise<void>;
};

/** Opens a tool above a list, which is one of 'More' where there is no space for it. */
async function openTool(page: Page, name: string): Promise<void> {
  const tool = page.locator('.list-toolbar').getByRole('button', { name: new RegExp(`^${name}`) });
  await tool.first().click();
  await page.locator(OPENED).last().waitFor();
}

/** Opens a part of the customers' page. */
async function openPart(page: Page, part: string): Promise<void> {
  await page.evaluate((name) => {
    location.hash = name;
  }, part);
  await page.locator(`[aria-current=page]`).first().waitFor();
}

export const NAMED_STATES: Readonly<Record<string, NamedState>> = {
  login: { screen: '/', reader: 'anybody' },
  'empty-start': { screen: '/', reader: 'beginner' },
  'tracking-tools': {
    screen: '/ToMa/tracking',
    reader: 'clerk',
    open: (page, { kit }) => openTool(page, kit.list.more),
  },
  'filter-panel': {
    screen: '/ToMa/warehouse',
    reader: 'clerk',
    open: (page, { kit }) => openTool(page, kit.list.filters),
  },
  selection: { screen: '/ToMa/warehouse', reader: 'clerk', open: selectFirstRow },
  'selection-tools': {
    screen: '/ToMa/warehouse',
    reader: 'clerk',
    sizes: ['phone'],
    open: async (page, { kit, orders }) => {
      await selectFirstRow(page);
      const bar = page.getByRole('region', { name: orders.list.actions });
      await bar.getByRole('button', { name: kit.list.moreActions, exact: true }).click();
      await page.locator(OPENED).last().waitFor();
    },
  },
  'customer-orders': {
    screen: '/c',
    reader: 'customer',
    open: (page) => openPart(page, 'orders'),
  },
  'customer-appointments': {
    screen: '/c',
    reader: 'customer',
    open: async (page) => {
      await openPart(page, 'appointments');
      await page.locator('.slot').first().waitFor();
    },
  },
  'customer-overscroll': {
    screen: '/c',
    reader: 'customer',
    open: async (page) => {
      await openPart(page, 'appointments');
      await page.locator('.slot').first().waitFor();
      await page.locator('.slot').last().hover();
      await page.mouse.wheel(0, 20_000);
    },
  },
};
