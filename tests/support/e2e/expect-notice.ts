import { expect, type Page } from '@playwright/test';

/** The notice that was shown last is this one; screen readers find it where it stays. */
export const expectNotice = (page: Page, text: string): Promise<void> =>
  expect(page.getByTestId('last-notice')).toHaveText(text);
