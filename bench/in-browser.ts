import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../tools/find-chromium.ts';

/**
 * Measures in a browser what a process of its own serves; `file` stands in this folder, and `args` are
 * what it is started with.
 */
export async function measureInBrowser<Pages>(
  file: string,
  measure: (browser: Browser, pages: Pages) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> {
  const child = fork(join(import.meta.dirname, file), args);
  let isDone = false;
  child.once('exit', () => {
    if (!isDone) throw new Error('The servers ended unexpectedly.');
  });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox'],
  });
  try {
    const [pages] = (await once(child, 'message')) as [Pages];
    await measure(browser, pages);
  } finally {
    isDone = true;
    await browser.close();
    if (child.connected) child.disconnect();
  }
}

/** What a page shows when something is done; compared inside the page. */
export type Shown =
  | { readonly selector: string }
  | { readonly rows: number }
  | { readonly values: readonly string[] };

/** The mark that a page gets when what a click has led to is drawn. */
const SHOWN = 'shown';

/** The addresses of what a page had requested by the last moment that has this name as a mark. */
export const requestedBy = (page: Page, moment: string): Promise<readonly string[]> =>
  page.evaluate((name) => {
    const shown = performance.getEntriesByName(name).at(-1);
    if (!shown) throw new Error(`There is no mark called ${name}.`);
    const all = performance.getEntriesByType('resource');
    return all.filter((one) => one.startTime <= shown.startTime).map((one) => one.name);
  }, moment);

/** The addresses of what a page had requested by the moment at which the last click had its result. */
export const requestedForClick = (page: Page): Promise<readonly string[]> =>
  requestedBy(page, SHOWN);

/** Clicks, and returns the milliseconds until the frame that shows the result. */
export async function timeClick(
  page: Page,
  click: () => Promise<void>,
  shown: Shown,
): Promise<number> {
  const timed = page.evaluate(
    ({ wanted, moment }) =>
      new Promise<number>((resolve) => {
        const isShown = () => {
          if ('selector' in wanted) return document.querySelector(wanted.selector) !== null;
          if ('rows' in wanted) {
            const rows = [...document.querySelectorAll('tbody tr')];
            return rows.filter((row) => /JS-\d/.test(row.textContent)).length >= wanted.rows;
          }
          // Reading the text lays the page out, which costs the list that is still shown.
          if (document.querySelector('tbody tr td input')) return false;
          const text = document.body.innerText;
          return wanted.values.every((value) => text.includes(value));
        };
        const after = (event: Event) => {
          const look = () => {
            if (!isShown()) return requestAnimationFrame(look);
            performance.mark(moment);
            // Runs after the frame in which it is drawn.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - event.timeStamp);
            port2.postMessage(undefined);
          };
          requestAnimationFrame(look);
        };
        addEventListener('click', after, { once: true, capture: true });
      }),
    { wanted: shown, moment: SHOWN },
  );
  const [time] = await Promise.all([timed, click()]);
  return time;
}
