import { expect, type Page } from '@playwright/test';

/** This is the notice that was shown last; it is looked up in the live region, where it stays. */
export const expectNotice = (page: Page, text: string): Promise<void> =>
  expect(page.getByTestId('last-notice')).toHaveText(text, { timeout: 60_000 });
