import type { Page } from '@playwright/test';

/** Waits until a page has loaded a file of the program; some come when nothing else is to be done. */
export const hasLoaded = (page: Page, file: string) =>
  page.waitForFunction(
    (name) =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${name}-`)),
    file,
  );
